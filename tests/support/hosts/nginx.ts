import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite } from '../../../tools/hosting/nginx';
import { type RunningServer, serverEnvironment, whenItAnswers } from './running-server';

/** The output of `nginx -V`; undefined if nginx is not installed. */
export function findNginx(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8', env: serverEnvironment });
  return status === 0 ? stderr : undefined;
}

/** A minimal configuration around the one that the build writes. */
function settings(about: string, dist: string, port: number, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const gzipStatic = about.includes('http_gzip_static_module');
  const brotliStatic = about.includes('brotli');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp;`).join(' ')}
  access_log off;
${nginxSite({ listen: `127.0.0.1:${port}`, root: dist, gzipStatic, brotliStatic })}
}
`;
}

/**
 * Starts nginx on a built site.
 * @param about the output of `nginx -V`
 * @throws when it does not answer
 */
export async function startNginx(about: string, dist: string, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(about, dist, port, folder));
  const child = spawn('nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: serverEnvironment,
  });
  const running = await whenItAnswers('nginx', port, child);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { stop };
}
