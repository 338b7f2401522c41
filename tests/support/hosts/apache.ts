import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serverEnvironment, whenItAnswers } from './running-server';

export interface Apache {
  readonly program: string;
  readonly version: string;
  /** The folder of its modules. */
  readonly modules: string;
}

const programs = ['apache2', 'httpd'];
const folders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/usr/libexec/apache2',
];
/** The modules that `.htaccess` uses, and those without which Apache does not serve files. */
const needed = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];
const fileOf = (modules: string, name: string) => join(modules, `mod_${name}.so`);

/** This machine's Apache, if it has the modules that the site needs. */
export function findApache(): Apache | undefined {
  const modules = folders.find((folder) => needed.every((name) => existsSync(fileOf(folder, name))));
  for (const program of modules ? programs : []) {
    const { status, stdout } = spawnSync(program, ['-v'], { encoding: 'utf8', env: serverEnvironment });
    const version = /Apache\/([\d.]+)/.exec(stdout ?? '')?.[1];
    if (status === 0 && version && modules) return { program, version, modules };
  }
  return undefined;
}

/** A minimal configuration, like a shared host's: it serves a folder and reads its `.htaccess`. */
function settings({ modules }: Apache, dist: string, port: number, folder: string): string {
  // Some builds have these compiled in.
  const loaded = [...needed, 'unixd'].filter((name) => existsSync(fileOf(modules, name)));
  return `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${loaded.map((name) => `LoadModule ${name}_module ${fileOf(modules, name)}`).join('\n')}
TypesConfig /dev/null
${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

/**
 * Starts Apache on a built site.
 * @throws when it does not answer
 */
export async function startApache(apache: Apache, dist: string, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-apache-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'apache.conf');
  writeFileSync(file, settings(apache, dist, port, folder));
  const child = spawn(apache.program, ['-f', file, '-DFOREGROUND'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: serverEnvironment,
  });
  const running = await whenItAnswers(`Apache ${apache.version}`, port, child);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { stop };
}
