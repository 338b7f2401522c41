import { expect, test, untraced } from '../support/test';
import { longMain, showPage } from './fault-page';
import { reducedMotion } from './reduced-motion';

const turn = '@keyframes turn { from { rotate: 0deg } to { rotate: 360deg } }';
const faults = {
  'an animation at rest': { css: `${turn} button { animation: turn 9s infinite }`, reports: /at rest/ },
  'smooth scrolling': { css: 'html { scroll-behavior: smooth }', reports: /the page scrolls smoothly/ },
};

for (const [what, { reports, ...parts }] of Object.entries(faults)) {
  test(`the reduced-motion check reports ${what}`, untraced, async ({ page }) => {
    await showPage(page, { main: longMain, ...parts });
    expect((await reducedMotion(page)).join('\n')).toMatch(reports);
  });
}
