import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeIllustration } from './files';
import { writeIcons } from './icons';
import { illustrationNames } from './recipes';

/** `npm run illustrations`: draws everything, or only what is named (`-- jobs mission icons`). */
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const known = [...illustrationNames, 'icons'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.some((one) => one === name));

if (unknown.length > 0) {
  console.error(`There is no illustration named ${unknown.join(', ')}. The names are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const isWanted = (name: string) => named.length === 0 || named.includes(name);
  for (const name of illustrationNames.filter(isWanted)) await writeIllustration(join(publicFolder, 'media'), name);
  if (isWanted('icons')) await writeIcons(publicFolder);
}
