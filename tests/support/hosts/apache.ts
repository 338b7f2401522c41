import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { aboutServer, type Host, startServer } from './start-server';

const folders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/usr/libexec/apache2',
];
/** The modules that `.htaccess` uses, and those that Apache needs to serve files. */
const needed = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'alias'];
/** Other modules that shared hosts often have. */
const usual = ['autoindex', 'negotiation', 'filter', 'deflate'];
const fileOf = (folder: string, module: string) => `${folder}/mod_${module}.so`;

/** Two configurations of Apache. Both serve a folder and read its `.htaccess`. */
const configurations = {
  // As on a server of one's own.
  '': (dist: string) => `DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All`,
  // As on shared hosts, and in Apache's own example for the folders of users (conf/extra/httpd-userdir.conf).
  ' with an Alias': (dist: string) => `DocumentRoot ${tmpdir()}
Alias / ${dist}/
AddType text/html .html
AddOutputFilterByType DEFLATE text/html text/javascript
<Directory ${dist}>
  AllowOverride FileInfo
  Options MultiViews Indexes SymLinksIfOwnerMatch`,
};

/** This machine's Apache in two configurations, if it has the modules that the site needs. */
export function findApache(): readonly Host[] {
  const modules = folders.find((folder) => needed.every((name) => existsSync(fileOf(folder, name))));
  const program = ['apache2', 'httpd'].find((name) => aboutServer(name, '-v'));
  if (!modules || !program) return [{ name: 'Apache', encodings: [] }];
  // In some builds of Apache, `unixd` is built in and has no file.
  const loaded = [...needed, ...usual, 'unixd'].filter((name) => existsSync(fileOf(modules, name)));
  const settings = (site: string) => (port: number, folder: string) =>
    `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${loaded.map((name) => `LoadModule ${name}_module ${fileOf(modules, name)}`).join('\n')}
TypesConfig /dev/null
${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
${site}
  Require all granted
</Directory>
`;
  const version = /Apache\/([\d.]+)/.exec(aboutServer(program, '-v') ?? '')?.[1];
  return Object.entries(configurations).map(([what, site]) => ({
    name: `Apache ${version}${what}`,
    encodings: ['br', 'gzip'],
    start: (dist) => startServer(program, settings(site(dist)), (file) => ['-f', file, '-DFOREGROUND']),
  }));
}
