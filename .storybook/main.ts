import type { StorybookConfig } from '@storybook/react-vite';

/** `npm run storybook` shows the components in their states, the design tokens and the pictures. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [{ directory: '.', files: '*.stories.tsx' }, '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Rewrites the rules for :hover, :focus and :active, so that stories can show these states without a pointer.
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
};

export default config;
