import { preview } from 'vite';
import { projectRoot } from '../../../tools/project-root';
import { findApache } from './apache';
import { findNginx } from './nginx';

/** A server that can serve a built site, if it is installed. */
export interface Host {
  readonly name: string;
  /** The encodings in which it can send precompressed files. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Serves a folder; undefined if the host is not installed. */
  readonly start?: (dist: string) => Promise<{ readonly port: number; stop(): Promise<void> }>;
}

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
