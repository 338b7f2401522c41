import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite } from '../../hosting/nginx';
import { type RunningServer, serverEnvironment, whenItAnswers } from './running-server';

interface NginxOptions {
  readonly dist: string;
  readonly port: number;
  /** A folder for nginx's own files. */
  readonly folder: string;
  /** Whether this nginx can send a `.gz` in its file's place. */
  readonly gzipStatic: boolean;
  /** Whether it can send a `.br`. */
  readonly brotliStatic: boolean;
  /** The user whose right it reads files by; only where it is started by root. */
  readonly user?: string;
}

/** The settings of an nginx that serves a built site, as the build makes them for hosts, and is asked by many at once. */
export function nginxConfig({ dist, port, folder, gzipStatic, brotliStatic, user }: NginxOptions): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  return `${user ? `user ${user};` : ''}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${scratch.join(' ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
${nginxSite({ listen: `127.0.0.1:${port} backlog=4096`, root: dist, gzipStatic, brotliStatic })}
}
`;
}

/** What `nginx -V` says; undefined where there is no nginx. */
export function findNginx(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8', env: serverEnvironment });
  return status === 0 ? stderr : undefined;
}

/**
 * Starts nginx on a built site.
 * @param about what `nginx -V` says
 * @throws when it does not answer
 */
export async function startNginx(about: string, dist: string, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-nginx-'));
  const file = join(folder, 'nginx.conf');
  const root = process.getuid?.() === 0 ? { user: 'root' } : {};
  const modules = { gzipStatic: about.includes('http_gzip_static_module'), brotliStatic: about.includes('brotli') };
  writeFileSync(file, nginxConfig({ dist, port, folder, ...modules, ...root }));
  const child = spawn('nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: serverEnvironment,
  });
  const name = /nginx\/([\d.]+)/.exec(about)?.[1] ?? '';
  const running = await whenItAnswers(`nginx ${name}`, port, child);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...running, stop };
}
