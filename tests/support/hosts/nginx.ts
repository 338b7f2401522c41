import { nginxSite } from '../../../tools/hosting/nginx';
import { aboutServer, type Host, startServer } from './start-server';

/** This machine's nginx, if it is installed, with a minimal configuration around the one that the build writes. */
export function findNginx(): Host {
  const about = aboutServer('nginx', '-V');
  if (about === undefined) return { name: 'nginx', encodings: [] };
  const gzip = about.includes('http_gzip_static_module');
  const brotli = about.includes('brotli');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const site = (port: number, root: string) =>
    nginxSite('https://clinic.example')
      .replaceAll(/listen 80;\s+listen \[::\]:80;/g, `listen 127.0.0.1:${port};`)
      .replace(/root .*/, `root ${root};`)
      .replace('  gzip_static', gzip ? '$&' : '# $&')
      .replace('# brotli_static', brotli ? 'brotli_static' : '$&');
  const settings = (root: string) => (port: number, folder: string) =>
    `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp;`).join(' ')}
  access_log off;
${site(port, root)}
}
`;
  return {
    name: `nginx ${/nginx\/([\d.]+)/.exec(about)?.[1]}`,
    encodings: [...(brotli ? ['br' as const] : []), ...(gzip ? ['gzip' as const] : [])],
    start: (dist) => startServer('nginx', settings(dist), (file, folder) => ['-p', folder, '-c', file]),
  };
}
