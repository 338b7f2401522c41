import { preview } from 'vite';
import { projectRoot } from '../../../tools/project-root';
import { findApache } from './apache';
import { findNginx } from './nginx';
import type { Host } from './start-server';

const vitePreview: Host = {
  name: 'preview',
  encodings: ['br', 'gzip'],
  async start(dist) {
    const server = await preview({ root: projectRoot, build: { outDir: dist }, preview: { port: 0 } });
    const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
    return { port: Number(port), stop: () => server.close() };
  },
};

const missing = (name: string): Host => ({ name, encodings: ['br', 'gzip'] });

const apache = findApache();

/** `vite preview`, nginx and Apache. */
export const hosts: readonly Host[] = [
  vitePreview,
  findNginx() ?? missing('nginx'),
  ...(apache.length > 0 ? apache : [missing('Apache')]),
];
