import { expect, test } from 'vitest';
import { nginxConfig } from '../../../tools/bench/load/nginx';
import { meta } from '../../support/covers';

const options = { dist: '/site/dist', port: 8123, folder: '/scratch', gzipStatic: false, brotliStatic: false };

test('nginx gets the folder, the port and a folder for its own files', meta, () => {
  const config = nginxConfig(options);
  expect(config).toContain('root /site/dist;');
  expect(config).toContain('listen 127.0.0.1:8123 ');
  expect(config).toContain('pid /scratch/nginx.pid;');
});

test('compressed files are sent only by an nginx that can', meta, () => {
  expect(nginxConfig(options)).not.toMatch(/^\s*gzip_static/m);
  expect(nginxConfig({ ...options, gzipStatic: true })).toMatch(/^\s*gzip_static on;/m);
});

test('a user is named only where there is one to name', meta, () => {
  expect(nginxConfig(options)).not.toMatch(/\buser /);
  expect(nginxConfig({ ...options, user: 'root' })).toMatch(/^user root;/);
});
