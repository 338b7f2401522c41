import type { Plugin } from 'vite';
import { mockMailService } from '../mail/mock-service.ts';
import { configureMockService } from '../mail/mock-settings.ts';

/**
 * The mock e-mail service. Both servers run it; the development server and `vite build --mode mock` make the site send to
 * it, whatever the machine's own variables are.
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
