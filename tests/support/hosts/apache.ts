import { existsSync } from 'node:fs';
import type { Host } from './hosts';
import { aboutServer, startServer } from './start-server';

const folders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/usr/libexec/apache2',
];
/** The modules that `.htaccess` uses, and those that Apache needs to serve files. */
const needed = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];
const fileOf = (folder: string, module: string) => `${folder}/mod_${module}.so`;

/**
 * This machine's Apache, if it has the modules that the site needs. Its minimal configuration resembles that of a
 * shared host: it serves a folder and reads its `.htaccess`.
 */
export function findApache(): Host | undefined {
  const modules = folders.find((folder) => needed.every((name) => existsSync(fileOf(folder, name))));
  const program = ['apache2', 'httpd'].find((name) => aboutServer(name, '-v'));
  if (!modules || !program) return undefined;
  // In some builds of Apache, `unixd` is built in and has no file.
  const loaded = [...needed, 'unixd'].filter((name) => existsSync(fileOf(modules, name)));
  const settings = (dist: string) => (port: number, folder: string) =>
    `ServerRoot ${folder}
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
  return {
    name: `Apache ${/Apache\/([\d.]+)/.exec(aboutServer(program, '-v') ?? '')?.[1]}`,
    encodings: ['br', 'gzip'],
    start: (dist) => startServer(program, settings(dist), (file) => ['-f', file, '-DFOREGROUND']),
  };
}
