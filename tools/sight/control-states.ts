import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import type { ControlBoxes } from './in-page/control';
import { changedAtEdges, contrastIn, type Screenshot, screenshot } from './screenshot';
import type { Box } from './snapshot';
import { withStyles } from './styles';

/** The contrast that WCAG requires for icons (1.4.11), large text (1.4.3) and focus indicators (2.4.13). */
const minContrast = 3;
/** The contrast required for a field's border. It is lower, because antialiasing lightens thin lines. */
const minBorderContrast = 2;

/** Finds text and icons that are visible at rest but not in a state, and fields whose value or border is not visible in it. */
function unseen({ name, contents, edge }: ControlBoxes, rest: Screenshot, shot: Screenshot, state: string): string[] {
  const seen = contents.filter((box) => edge || contrastIn(rest, box, minContrast) >= minContrast);
  const contrasts = seen.map((box) => contrastIn(shot, box, minContrast)).filter((contrast) => contrast < minContrast);
  const ofBorder = edge ? contrastIn(shot, edge, minBorderContrast) : minBorderContrast;
  return [
    ...contrasts.map((contrast) => `${name}, ${state}: its content has a contrast of ${contrast.toFixed(2)}`),
    ...(ofBorder < minBorderContrast ? [`${name}, ${state}: its border has a contrast of ${ofBorder.toFixed(2)}`] : []),
  ];
}

/** Finds a focus ring that is hard to see: an area as large as a 2 px border must change at the edge (WCAG 2.4.13). */
function faintRing({ name, boxes }: ControlBoxes, rest: Screenshot, focused: Screenshot): string[] {
  const area = changedAtEdges(rest, focused, boxes);
  const size = ({ left, top, right, bottom }: Box) => 4 * (right - left + bottom - top) - 16;
  const required = boxes.reduce((sum, box) => sum + size(box), 0);
  return area < required ? [`${name}: ${area} px of focus ring are visible, ${Math.round(required)} are required`] : [];
}

/**
 * Focuses one link or control of each kind and hovers over it, with reduced motion. Its content must stay legible, a
 * ring must show the focus, and nothing may move. Fields get a value first. At the end, presses all buttons and menus.
 * @param within a selector of the part of the page to check
 * @param known the kinds of controls that were checked already; this function adds those that it checks
 */
export async function controlStates(page: Page, within = 'body', known = new Set<string>()) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // After `focus()`, `:focus-visible` matches only if the last input was a key.
  await page.keyboard.press('Tab');
  const module = await inPage(page);
  const stops = await module.evaluateHandle(({ kindsOfStops }, part) => {
    const fields = 'input:not([type="hidden"]), textarea';
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) field.value = 'Words';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return new Map([...kindsOfStops()].filter(([, stop]) => stop.closest(part)));
  }, within);
  const kinds = await stops.evaluate((all) => [...all.keys()]);
  const moving = (when: string) => module.evaluate((each, of) => each.moving(of), when);
  // Touch screens do not hover.
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  const findings: string[] = [];
  // Lay out all content now. Otherwise, a late layout would move a control between its measurement and its screenshot.
  await withStyles(page, '* { content-visibility: visible !important }', async () => {
    for (const kind of kinds.filter((each) => !known.has(each))) {
      known.add(kind);
      const stop = await stops.evaluateHandle((all, wanted) => all.get(wanted) ?? document.body, kind);
      const control = await module.evaluate(({ measureControlBoxes }, element) => measureControlBoxes(element), stop);
      const { name, part, x, y } = control;
      const rest = await screenshot(page, part);
      const focusing = await module.evaluate(({ movingOnFocus }, element) => movingOnFocus(element), stop);
      const focused = await screenshot(page, part);
      await stop.evaluate((element) => element.blur());
      // Finish the animations that end this state, so that the next check does not report them.
      await moving('back');
      findings.push(...focusing, ...faintRing(control, rest, focused), ...unseen(control, rest, focused, 'focused'));
      if (!hovers) continue;
      await page.mouse.move(x, y);
      findings.push(...(await moving(`on hover of ${name}`)));
      findings.push(...unseen(control, rest, await screenshot(page, part), 'hovered'));
      await page.mouse.move(0, 0);
      await moving('back');
    }
  });
  return [...findings, ...(await module.evaluate(({ movingWhenPressed }) => movingWhenPressed()))];
}
