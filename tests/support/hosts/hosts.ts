import { freePort, listen } from '../../../tools/preview/listen';
import { createSiteServer } from '../../../tools/preview/site-server';
import { findApache, startApache } from './apache';
import { findNginx, startNginx } from './nginx';

interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** A server that can serve a built site. The build writes files for each; not each is installed. */
export interface Host {
  readonly name: string;
  /** The encodings in which it can send precompressed files. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Missing if it is not installed. */
  readonly start?: (dist: string) => Promise<Running>;
}

const preview: Host = {
  name: 'preview',
  encodings: ['br', 'gzip'],
  async start(dist) {
    const server = createSiteServer(dist);
    const { port } = new URL(await listen(server, 0));
    const stop = async () => {
      server.close();
      server.closeAllConnections();
    };
    return { port: Number(port), stop };
  },
};

const aboutNginx = findNginx();
const apache = findApache();

const nginx = (about: string): Host => ({
  name: `nginx ${/nginx\/([\d.]+)/.exec(about)?.[1]}`,
  encodings: [
    ...(about.includes('brotli') ? ['br' as const] : []),
    ...(about.includes('http_gzip_static_module') ? ['gzip' as const] : []),
  ],
  async start(dist) {
    const port = await freePort();
    const { stop } = await startNginx(about, dist, port);
    return { port, stop };
  },
});

const missing = (name: string): Host => ({ name, encodings: ['br', 'gzip'] });

/** The preview server, and the hosts that the build writes files for. */
export const hosts: readonly Host[] = [
  preview,
  aboutNginx ? nginx(aboutNginx) : missing('nginx'),
  apache
    ? {
        name: `Apache ${apache.version}`,
        encodings: ['br', 'gzip'],
        async start(dist) {
          const port = await freePort();
          const { stop } = await startApache(apache, dist, port);
          return { port, stop };
        },
      }
    : missing('Apache'),
];
