import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import type { ControlBoxes } from './in-page/control';
import { changedAtEdges, contrastIn, type Screenshot, screenshot } from './screenshot';
import type { Box } from './snapshot';
import { withStyles } from './styles';

/** The contrast that WCAG 1.4.11 asks of icons, 1.4.3 of large text, and 2.4.13 of a ring. */
const enough = 3;
/** That of the edge of a field. The line is so thin that it is not painted in its full color. */
const enoughOfEdge = 2;

/** What of a control cannot be seen in a state, although it can at rest: its texts and icons, the value and edge of a field. */
function unseen({ name, contents, edge }: ControlBoxes, rest: Screenshot, shot: Screenshot, state: string): string[] {
  const seen = contents.filter((box) => edge || contrastIn(rest, box, enough) >= enough);
  const contrasts = seen.map((box) => contrastIn(shot, box, enough)).filter((contrast) => contrast < enough);
  const ofEdge = edge ? contrastIn(shot, edge, enoughOfEdge) : enoughOfEdge;
  return [
    ...contrasts.map((contrast) => `${name}, ${state}: what it says has a contrast of ${contrast.toFixed(2)}`),
    ...(ofEdge < enoughOfEdge ? [`${name}, ${state}: its edge has a contrast of ${ofEdge.toFixed(2)}`] : []),
  ];
}

/** Whether the focus is hard to see: along the edge, an area as large as a border 2 px wide must change (WCAG 2.4.13). */
function faintRing({ name, boxes }: ControlBoxes, rest: Screenshot, focused: Screenshot): string[] {
  const area = changedAtEdges(rest, focused, boxes);
  const size = ({ left, top, right, bottom }: Box) => 4 * (right - left + bottom - top) - 16;
  const required = boxes.reduce((sum, box) => sum + size(box), 0);
  return area < required ? [`${name}: ${area} px of focus ring are visible, ${Math.round(required)} are required`] : [];
}

/**
 * Focuses one link or control of each kind, and points at it, with a preference for reduced motion: what it says must stay
 * legible, a ring must show the focus, and nothing may move. Fields are looked at with a value.
 * @param within the part of the page to look at, as a selector
 * @param known the kinds that need no second look; those of this page are added
 * @returns one line for each finding
 */
export async function controlStates(
  page: Page,
  within = 'body',
  known = new Set<string>(),
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // `:focus-visible` applies to `focus()` only if the last input was a key.
  await page.keyboard.press('Tab');
  const crawler = await inPage(page);
  const stops = await crawler.evaluateHandle(({ kindsOfStops }, part) => {
    const fields = 'input:not([type="hidden"]), textarea';
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) field.value = 'Words';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return new Map([...kindsOfStops()].filter(([, stop]) => stop.closest(part)));
  }, within);
  const kinds = await stops.evaluate((all) => [...all.keys()]);
  // A finger does not hover.
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  const findings: string[] = [];
  // Content that is laid out only when it comes near would move controls between measuring and the screenshot.
  await withStyles(page, '* { content-visibility: visible !important }', async () => {
    for (const kind of kinds.filter((each) => !known.has(each))) {
      known.add(kind);
      const stop = await stops.evaluateHandle((all, wanted) => all.get(wanted) ?? document.body, kind);
      const control = await crawler.evaluate(({ measureStates }, element) => measureStates(element), stop);
      const { name, part, x, y } = control;
      const rest = await screenshot(page, part);
      const focusing = await crawler.evaluate(
        ({ moving }, [element, of]) => {
          element.focus();
          return moving(`on focus of ${of}`);
        },
        [stop, name] as const,
      );
      const focused = await screenshot(page, part);
      // Brings to its end what moves back, so that it is not mistaken for the next state's.
      await crawler.evaluate(({ moving }, element) => {
        element.blur();
        return moving('back');
      }, stop);
      findings.push(...focusing, ...faintRing(control, rest, focused), ...unseen(control, rest, focused, 'focused'));
      if (!hovers) continue;
      await page.mouse.move(x, y);
      findings.push(...(await crawler.evaluate(({ moving }, of) => moving(`on hover of ${of}`), name)));
      findings.push(...unseen(control, rest, await screenshot(page, part), 'hovered'));
      await page.mouse.move(0, 0);
      await crawler.evaluate(({ moving }) => moving('back'));
    }
  });
  return findings;
}
