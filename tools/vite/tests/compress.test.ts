import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { compressFiles } from '../compress';

// tests/unit/hosts.test.ts tests what hosts send of the compressed files.
test('compressFiles skips fonts, which are compressed already', meta, async () => {
  const root = projectFolder({ 'assets/font.woff2': '<p>Call or write</p>'.repeat(100) });
  await compressFiles(root);
  expect(existsSync(join(root, 'assets/font.woff2.br'))).toBe(false);
});
