const { dirname, join, relative, resolve } = require('node:path');

const source = resolve(__dirname, '../../../src');

/** What runs in the browser; in a project of this framework the directive would stand in these files. */
const clientFiles = [
  'contact/ContactForm.tsx',
  'layout/BackToTop.tsx',
  'layout/CallBar.tsx',
  'layout/Header.tsx',
  'layout/SkipLink.tsx',
  'ui/Contents.tsx',
  'ui/Slider.tsx',
];

/** Parts that a project of this framework would write otherwise. `?product` asks for the product's own all the same. */
const replaced = { 'ui/SiteLink.tsx': 'site-link', 'ui/Contents.tsx': 'contents' };

/**
 * Next hydrates the whole document, so React hears an event at the same place as a listener of the product on the
 * document; only this keeps it from that one.
 */
const edits = {
  'layout/use-menus.ts': ['event.stopPropagation()', 'event.nativeEvent.stopImmediatePropagation()'],
};

const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));

const slashes = (path) => path.replaceAll('\\', '/');

function edit(text, file) {
  const [from, to] = edits[file] ?? ['', ''];
  if (!text.includes(from)) throw new Error(`${file} has no longer: ${from}`);
  return text.replace(from, to);
}

/** Fits a file of the product to Next: the client directive, links by next/link, and Vite's variables. */
module.exports = function fitProductFile(text) {
  const file = slashes(relative(source, this.resourcePath));
  const replacement = replaced[file];
  if (replacement && this.resourceQuery !== '?product') {
    return `export * from '${slashes(relative(dirname(this.resourcePath), join(__dirname, 'parts', replacement)))}';`;
  }
  const filled = edit(text, file).replaceAll('import.meta.env', `(${JSON.stringify(Object.fromEntries(variables))})`);
  return clientFiles.includes(file) ? `'use client';\n${filled}` : filled;
};
