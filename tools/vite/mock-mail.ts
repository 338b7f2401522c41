import type { Plugin } from 'vite';
import { mockMailService } from '../mail/mock-service.ts';
import { configureMockService } from '../mail/mock-settings.ts';

/**
 * Runs the mock e-mail service in the development and preview servers. With the development server and `vite build --mode mock`,
 * the site sends its messages to this service, whatever the .env files say.
 */
export function mockMail(): Plugin {
  const mail = mockMailService();
  return {
    name: 'mock-mail',
    config(_, { command, mode }) {
      if (command === 'serve' || mode === 'mock') configureMockService();
    },
    configureServer: ({ middlewares }) => void middlewares.use(mail),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(mail),
  };
}
