import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { mockMailService } from '../mail/mock-service.ts';
import { configureMockService } from '../mail/mock-settings.ts';

/**
 * Runs the mock e-mail service in the development and preview servers. With the development server and `vite build --mode mock`,
 * the site sends its messages to this service, whatever the .env files say.
 */
export function mockMail(): Plugin {
  const mail = mockMailService();
  const serve = (server: ViteDevServer | PreviewServer, isUsed: boolean) => {
    server.middlewares.use(mail);
    const { printUrls } = server;
    server.printUrls = () => {
      printUrls();
      const outbox = `${server.resolvedUrls?.local[0]}__outbox`;
      if (isUsed) console.log(`Outbox: ${outbox} (messages from the contact form arrive here and nowhere else)`);
    };
  };
  return {
    name: 'mock-mail',
    config(_, { command, mode }) {
      if (command === 'serve' || mode === 'mock') configureMockService();
    },
    configureServer: (server) => serve(server, true),
    configurePreviewServer: (server) => serve(server, server.config.mode === 'mock'),
  };
}
