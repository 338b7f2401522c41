import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { siteFacts } from '../site-facts';
import { checkedSource } from '../site-source';

const wrong = "export const site = { email: 'info@clinic' };\n";

test(
  'the development server shows on the page which facts are wrong, and reloads the page when site.ts changes',
  untraced,
  async () => {
    const root = projectFolder({ 'src/site.ts': wrong });
    const options = {
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
    } as const;
    const server = await createServer({ ...options, plugins: [siteFacts()] });
    onTestFinished(() => server.close());
    const { client } = server.environments;
    await expect(client.transformRequest('/src/site.ts')).rejects.toThrow('src/site.ts:1  email is "info@clinic"');
    const send = vi.spyOn(client.hot, 'send');
    server.watcher.emit('change', join(root, 'src/site.ts'));
    await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  },
);

test.each<readonly [encoding: BufferEncoding, says: string]>([
  ['utf16le', 'src/site.ts:1  The file cannot be read: it is UTF-16; in your editor, save the file as UTF-8.'],
  [
    'latin1',
    'src/site.ts:1  The file cannot be read: this line is not UTF-8 (Windows-1252, perhaps); in your editor, save the file as UTF-8.',
  ],
])(
  'for a site.ts encoded as %s, the check says in one line to save the file as UTF-8',
  untraced,
  async (encoding, says) => {
    const root = projectFolder({ 'src/site.ts': Buffer.from("export const site = { name: 'Café' };\n", encoding) });
    const { problems } = await checkedSource(root, () => Promise.reject(new Error('not loaded')));
    expect(problems).toEqual([says]);
  },
);
