import { build } from 'vite';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../tests/support/project-folder';
import { firstPaint } from '../first-paint';

/** Builds a page in memory. @returns its HTML, and the names of the other files */
async function built() {
  const root = projectFolder({
    'index.html': `<!doctype html>\n<html lang="en"><head><meta charset="utf-8" /><script type="module" src="/main.js"></script><!--head--></head><body>\n<p>Text</p></body></html>`,
    'main.js': "import './styles.css';\nconsole.log(1);",
    'styles.css': 'p { content: "$&"; }',
  });
  const options = { write: false, cssCodeSplit: false, modulePreload: false as const };
  const result = await build({ root, configFile: false, logLevel: 'silent', plugins: [firstPaint()], build: options });
  const files = 'output' in result ? result.output : [];
  const html = files.flatMap((file) => (file.type === 'asset' && file.fileName === 'index.html' ? file.source : []));
  return { html: String(html), others: files.map(({ fileName }) => fileName).filter((name) => name !== 'index.html') };
}

test('the build inlines the styles verbatim, and the page imports the scripts after its first paint', {
  tags: 'untraced',
}, async () => {
  const { html, others } = await built();
  expect(others).toEqual([expect.stringMatching(/^assets\/index-.+\.js$/)]);
  expect(html).toMatch(/<style>p\{content:"\$&"\}[^<]*<\/style>/);
  expect(html).not.toMatch(/src=|modulepreload/);
  expect(html).toContain(
    `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{import('/${others[0]}');})))</script></body>`,
  );
});
