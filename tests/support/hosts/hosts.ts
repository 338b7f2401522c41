import { listen } from '../../../tools/preview/listen';
import { createSiteServer } from '../../../tools/preview/site-server';
import { findApache } from './apache';
import { findNginx } from './nginx';

/** A server that can serve a built site. The build writes files for each; not each is installed. */
export interface Host {
  readonly name: string;
  /** The encodings in which it can send precompressed files. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Serves a folder; missing if the host is not installed. */
  readonly start?: (dist: string) => Promise<{ readonly port: number; stop(): Promise<void> }>;
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

const missing = (name: string): Host => ({ name, encodings: ['br', 'gzip'] });

/** The preview server, and the hosts that the build writes files for. */
export const hosts: readonly Host[] = [preview, findNginx() ?? missing('nginx'), findApache() ?? missing('Apache')];
