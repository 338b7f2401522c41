import { expect, test, untraced } from '../support/test';
import { longMain, showPage } from './fault-page';
import { reducedMotion } from './reduced-motion';

const turn = '@keyframes turn { from { rotate: 0deg } to { rotate: 360deg } }';
const faults: Readonly<Record<string, { css: string; reports: RegExp; before?: string; main?: string }>> = {
  'an animation at rest': { css: `${turn} button { animation: turn 9s infinite }`, reports: /at rest/ },
  'an animation below an open menu': {
    before: '<header><details><summary>Menu</summary></details></header>',
    main: '<details><summary>More</summary><p>Text</p></details>',
    css: `${turn} body:has(header [open]) main { visibility: hidden } main [open] p { animation: turn 9s infinite }`,
    reports: /when .*More.* is pressed/,
  },
  'smooth scrolling': { css: 'html { scroll-behavior: smooth }', reports: /the page scrolls smoothly/ },
};

for (const [what, { reports, ...parts }] of Object.entries(faults)) {
  test(`the reduced-motion check reports ${what}`, untraced, async ({ page }) => {
    await showPage(page, { main: longMain, ...parts });
    expect((await reducedMotion(page)).join('\n')).toMatch(reports);
  });
}
