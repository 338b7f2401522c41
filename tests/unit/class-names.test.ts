import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';

const source = join(projectRoot, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const modules = files.filter((file) => file.endsWith('.module.css'));
const styleSheets = files.filter((file) => file.endsWith('.css') && !modules.includes(file));
const code = files.filter((file) => /(?<!\.stories)\.tsx?$/.test(file)).map(read);
/** The classes in the selectors of a style sheet. */
const definedIn = (file: string) => matches(read(file).replace(/\/\*.*?\*\/|"[^"]*"/gs, ''), /\.([a-z][\w-]*)/gi);

test('components use the classes of their CSS modules, and no others', { tags: 'look' }, () => {
  const wrong = modules.flatMap((module) => {
    const [user = '', name] = code.flatMap((text) => {
      const [, styles] = new RegExp(`import (\\w+) from '\\./${basename(module)}'`).exec(text) ?? [];
      return styles ? [text, styles] : [];
    });
    const defined = definedIn(module);
    const used = matches(user, new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    // In `styles[variant]`, the variants have the names of the classes.
    const variants = user.includes(`${name}[`) ? matches(code.join(), /'(\w+)'/g) : [];
    const others = [...used, ...variants, ...matches(read(module), /(?:composes: |:global\(\.)(\w+)/g)];
    return [
      ...used.filter((each) => !defined.includes(each)).map((each) => `${module} lacks ${each}`),
      ...defined.filter((each) => !others.includes(each)).map((each) => `${module} has ${each}, which nothing uses`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('components use the classes of src/styles, and no others', { tags: 'look' }, () => {
  const defined = styleSheets.flatMap(definedIn);
  const used = [
    ...code
      .flatMap((text) => matches(text, /className=(?:"|\{`)([\w -]+)/g))
      .flatMap((names) => names.trim().split(' ')),
    ...modules.flatMap((module) => matches(read(module), /composes: (\w+) from global/g)),
  ];
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  expect(defined.filter((name) => !used.includes(name))).toEqual([]);
});
