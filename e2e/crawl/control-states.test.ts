import { expect, test, untraced } from '../support/test';
import { controlStates } from './control-states';
import { longMain, showPage } from './fault-page';

const card = `<ul><li class="card" style="position: relative; width: 300px; height: 200px; background: #eee">
  <a class="link" href="#card">Card</a></li></ul>`;
const cardCss = '.link::after { position: absolute; inset: 0; content: "" } .link:focus-visible { outline: none }';
const cardRing = '.link:focus-visible::after { outline: 3px solid #000; outline-offset: 2px }';

const faults = {
  'a focus ring with too little contrast': {
    css: 'button:focus-visible { outline-color: #bbb }',
    reports: /"Two".*px of/,
  },
  'a focus style that does not surround the control': {
    css: 'button:focus-visible { outline: none; text-decoration: underline }',
    reports: /"Two".*px of focus ring/,
  },
  'a card without a focus ring': {
    css: cardCss,
    main: card,
    reports: /^a "Card" in main: 0 px/,
  },
  'a label that vanishes on hover': {
    css: 'button { color: #000 } button:hover { color: #eee; background: #fff }',
    reports: /^button "Two" in main, hovered: its content has a contrast of 1\.\d\d$/,
  },
  'card text that vanishes on hover': {
    css: `${cardCss} ${cardRing} .card:hover { color: #eee }`,
    main: `${card.replace('</a>', '</a><p>Text</p>')}`,
    reports: /^a "Card" in main, hovered: its content has/,
  },
  'a field value that vanishes on focus': {
    css: 'input:focus { color: #eee; background: #fff }',
    reports: /^input "" in main, focused: its content has/,
  },
  'a field border that vanishes on hover': {
    css: 'input { border: 2px solid #666 } input:hover { border-color: #fff }',
    reports: /^input "" in main, hovered: its border has a contrast of 1\.00$/,
  },
  'a transition on hover': {
    css: 'button { transition: translate 9s } button:hover { translate: 0 4px }',
    reports: /^button "Two" in main moves on hover of button "Two"/,
  },
  'a transition on focus': {
    css: 'button { transition: opacity 9s } button:focus { opacity: 0.9 }',
    reports: /^button "Two" in main moves on focus of button "Two"/,
  },
};
for (const [what, { reports, ...parts }] of Object.entries(faults)) {
  test(`the control-states check reports ${what}`, untraced, async ({ page }) => {
    await showPage(page, { main: longMain, ...parts });
    expect(await controlStates(page)).toEqual([expect.stringMatching(reports)]);
  });
}
