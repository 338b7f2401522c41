// This import comes first, because it sets the order of the cascade layers.
import '../src/styles/index.css';
import './gallery.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { StatesPage } from './StatesPage';
import { showScheme } from './scheme';

const inScheme: Decorator = (story, { globals: { scheme } }) => {
  showScheme(scheme);
  return story();
};

/** Renders a story in a router and, unless `edgeToEdge` is set, with some space around it. Clicks on links do nothing. */
const onStage: Decorator = (story, { parameters: { screen, wide, edgeToEdge } }) => (
  <MemoryRouter>
    <div
      className={[!screen && 'stage', !(screen || wide) && 'narrow', !edgeToEdge && 'padded'].filter(Boolean).join(' ')}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }}
    >
      {story()}
    </div>
  </MemoryRouter>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onStage, inScheme],
  initialGlobals: { scheme: 'system' },
  globalTypes: {
    scheme: {
      toolbar: { title: 'Color scheme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { page: StatesPage },
    options: { storySort: { order: ['Tokens', 'Pictures', 'components', 'contact', 'layout'] } },
    a11y: {
      test: 'error',
      // These rules are about whole pages.
      config: {
        rules: ['region', 'page-has-heading-one', 'heading-order', 'landmark-one-main', 'skip-link'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
  async beforeAll() {
    // Show the controls that need scripts, as on a hydrated page.
    document.documentElement.dataset.hydrated = 'true';
    // Render no story before the fonts have loaded, because a fallback font may be missing.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  },
};

export default preview;
