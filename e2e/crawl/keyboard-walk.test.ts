import { expect, test, untraced } from '../support/test';
import { longMain, showPage } from './fault-page';
import { keyboardWalk } from './keyboard-walk';

const faults = {
  'a focus trap': {
    main: `<button onkeydown="if (event.key === 'Tab') event.preventDefault()">Trap</button>${longMain}`,
    reports: [/never leaves .*Trap/, /"Four" in main is reached 0 times/],
  },
  'a control that Tab skips': {
    main: `<button id="from">From</button><button>Skipped</button><button id="to">To</button>
      <script>document.getElementById('from').addEventListener('keydown', (event) => {
        if (event.key !== 'Tab') return;
        event.preventDefault();
        document.getElementById('to').focus();
      })</script>`,
    reports: [/"Skipped" in main is reached 0 times/],
  },
  'a missing skip link': {
    css: 'body > a[href="#main"] { display: none !important }',
    reports: [/"One" in main is the first tab stop but is not a skip link/],
  },
  'a tab stop that is neither a link nor a control': {
    main: `<div style="height: 40px; overflow: auto"><p style="height: 400px">Long</p></div>${longMain}`,
    reports: [/div "Long" in main gets the focus but is not a control/],
  },
  'a focused element outside the screen': {
    before: '<a href="#away" style="position: fixed; left: -999px">Away</a>',
    reports: [/"Away" .* not visible/],
  },
};
for (const [what, { reports, ...parts }] of Object.entries(faults)) {
  test(`the keyboard-walk check reports ${what}`, untraced, async ({ page }) => {
    await showPage(page, { main: longMain, ...parts });
    const findings = (await keyboardWalk(page)).join('\n');
    for (const pattern of reports) expect(findings).toMatch(pattern);
  });
}
