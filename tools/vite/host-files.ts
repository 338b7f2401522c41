import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentType, extensionOf } from '../hosting/media-types.ts';
import { writeHostFiles } from '../hosting/write.ts';

/** Returns one line for each file in `public/` that hosts do not serve under its name, or whose media type our list lacks. */
export function unservedFiles(publicDir: string): readonly string[] {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[^/.]\.\w+$/.test(file),
  );
  return files.flatMap((file) => {
    if (/^(?:html|br|gz)$/.test(extensionOf(file)))
      return [
        `public/${file} is not served at /${file}: our configuration for hosts rejects addresses that end with .html, .br or .gz.`,
      ];
    return contentType(file)
      ? []
      : [`public/${file} has a type that tools/hosting/media-types.ts does not list, so browsers download it.`];
  });
}

/**
 * Writes the configuration for hosts. Files to upload go into the built site, the others into `hosting/`. Warns of unsuitable
 * files in `public/`.
 */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    async buildApp({ config: { root, build, publicDir, logger, env } }) {
      writeHostFiles(resolve(root, build.outDir), join(root, 'hosting'), env.VITE_SITE_URL);
      for (const problem of unservedFiles(publicDir)) logger.warn(problem);
    },
  };
}
