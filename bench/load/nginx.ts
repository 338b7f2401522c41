import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, whenItAnswers } from './running-server';

interface NginxOptions {
  readonly dist: string;
  readonly port: number;
  /** A folder for nginx's own files. */
  readonly folder: string;
  /** Whether this nginx can send a `.gz` in its file's place. */
  readonly gzipStatic: boolean;
  /** The user whose right it reads files by; only where it is started by root. */
  readonly user?: string;
}

/** The settings of an nginx that serves a built site: pages at their exact addresses, 404.html for anything else. */
export function nginxConfig({ dist, port, folder, gzipStatic, user }: NginxOptions): string {
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
  ${gzipStatic ? 'gzip_static on; gzip_vary on;' : ''}
  charset utf-8;
  default_type application/octet-stream;
  types {
    text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; image/x-icon ico;
    font/woff2 woff2; application/json json; application/xml xml; text/plain txt;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${dist};
    error_page 403 404 =404 /404.html;
    add_header cache-control "public, max-age=3600";
    location = / { add_header cache-control no-cache; try_files /index.html =404; }
    location = /index { return 404; }
    location = /404 { return 404; }
    location = /404.html { internal; add_header cache-control no-cache always; }
    location ~ ^/[a-z0-9-]+$ { add_header cache-control no-cache; try_files $uri.html =404; }
    location ~ \\.(html|br|gz)$ { return 404; }
    location /assets/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}
`;
}

/** What `nginx -V` says; undefined where there is no nginx. */
export function findNginx(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
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
  const gzipStatic = about.includes('http_gzip_static_module');
  writeFileSync(file, nginxConfig({ dist, port, folder, gzipStatic, ...root }));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const name = /nginx\/([\d.]+)/.exec(about)?.[1] ?? '';
  const running = await whenItAnswers(`nginx ${name}`, port, child);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...running, stop };
}
