import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { checkEnvFiles, unreadableEnvFiles } from '../env-files';

const line = 'VITE_SITE_URL=https://clinic.internal\n';

test.each<readonly [encoding: string, content: Uint8Array, says: readonly unknown[]]>([
  ['UTF-8', Buffer.from(`# für\n${line}`), []],
  ['UTF-8 with BOM', Buffer.from(`\uFEFF${line}`), [expect.stringContaining('.env:1  An invisible mark (BOM)')]],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${line}`, 'utf16le'),
    [expect.stringContaining('.env:1  The file cannot be read: it is UTF-16')],
  ],
  ['UTF-16 without BOM', Buffer.from(line, 'utf16le'), [expect.stringContaining('it is UTF-16')]],
  [
    'Windows-1252',
    Buffer.from(`${line}# für\n`, 'latin1'),
    [expect.stringContaining('.env:2  The file cannot be read: this line is not UTF-8')],
  ],
])('unreadableEnvFiles checks the encoding of an .env file in %s', untraced, (_encoding, content, says) => {
  expect(unreadableEnvFiles(projectFolder({ '.env': content }))).toEqual(says);
});

// biome-ignore format: a table, one entry per file
test.each<readonly [file: string, content: string, says: readonly string[]]>([
  ['.env', line, []],
  ['.env.production.local', line, []],
  ['.env.example', 'VITE_SITE_URL=\n', []],
  ['.env.txt', line, ['Nothing reads this file']],
  ['env', line, ['Nothing reads this file']],
  ['.env copy', line, ['Nothing reads this file']],
  ['_env', line, ['Nothing reads this file']],
  ['clinic.env', line, ['Nothing reads this file']],
  ['.envrc', line, []],
  ['src/.env', line, ['Nothing reads this file']],
  ['public/.env', line, ['everyone could read this one']],
  ['public/media/.env.txt', line, ['everyone could read this one']],
  ['dist/.env', line, ['everyone could read this one']],
  ['.env.example', line, ['Nothing reads VITE_SITE_URL here']],
  ['.env', 'VITE_SITEURL=https://clinic.internal\n', ['There is no variable VITE_SITEURL.']],
  ['.env', 'VITE_SITE_URL: https://clinic.internal\n\nVITE_EMAILJS_USER_ID=1\n', ['“VITE_SITE_URL: https://clinic.internal” has no =']],
  ['.env', `${line}VITE_SITE_URL = https://other.internal\n`, ['VITE_SITE_URL has different values here']],
  ['.env', `${line}VITE_SITE_URL=\n`, ['VITE_SITE_URL has different values here']],
  ['.env', `VITE_SITE_URL=\n${line}`, []],
  ['.env', `${line}# VITE_SITE_URL=https://other.internal\n${line}`, []],
  ['.env', 'EMAILJS_USER_ID=1\nOTHER=1\n', ['There is no variable EMAILJS_USER_ID.']],
])('checkEnvFiles checks the file %s with the content %j', untraced, (file, content, says) => {
  expect(checkEnvFiles(projectFolder({ [file]: content }))).toEqual(
    says.map((what) => expect.objectContaining({ where: file, what: expect.stringContaining(what) })),
  );
});
