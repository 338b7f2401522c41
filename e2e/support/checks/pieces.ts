import type { Page } from '@playwright/test';
import type { Box, Pane, Piece, Surroundings, View } from './piece';

/**
 * Measures every line of text, control and picture of a page that is at rest, scrolled to its top. What is hidden, fully
 * transparent, or visually hidden (a box of a pixel) is left out: it is not meant to be seen.
 */
export async function piecesOf(page: Page): Promise<View> {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

    const ways: Record<string, Pane['x']> = { hidden: 'cuts', clip: 'cuts', auto: 'scrolls', scroll: 'scrolls' };
    const none = 'rgba(0, 0, 0, 0)';
    const px = Number.parseFloat;
    const brief = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const edges = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

    function nameOf(element: Element): string {
      const mark = element.id ? `#${element.id}` : [...element.classList].map((name) => `.${name}`).join('');
      return `<${element.localName}${mark}>`;
    }

    function paneOf(element: Element, style: CSSStyleDeclaration): Pane | null {
      const [x = 'open', y = 'open'] = [ways[style.overflowX], ways[style.overflowY]];
      if (style.display === 'inline' || (x === 'open' && y === 'open')) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = {
        left: left + px(style.borderLeftWidth),
        top: top + px(style.borderTopWidth),
        right: right - px(style.borderRightWidth),
        bottom: bottom - px(style.borderBottomWidth),
      };
      return { name: nameOf(element), box, x, y };
    }

    function isPainted({ backgroundColor, backgroundImage, borderTopWidth, borderTopColor }: CSSStyleDeclaration) {
      const framed = px(borderTopWidth) > 0 && borderTopColor !== none;
      return framed || backgroundColor !== none || backgroundImage !== 'none';
    }

    const known = new Map<Element, { style: CSSStyleDeclaration; box: DOMRect }>();
    /** The style and box of an element, asked for once: most stand around many others. */
    function measure(element: Element) {
      const measured = known.get(element) ?? { style: getComputedStyle(element), box: element.getBoundingClientRect() };
      known.set(element, measured);
      return measured;
    }

    /** What stands around an element, for a text within it or for the element itself; null when it is not to be seen. */
    function look(start: Element, itself: boolean): Surroundings | null {
      if (!start.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
      const panes: Pane[] = [];
      let ground: Surroundings['ground'] = null;
      let [fixed, scrolls, held] = [false, false, 'static'];
      for (let at: Element | null = start; at && at !== document.body; at = at.parentElement) {
        const { style, box } = measure(at);
        if (/absolute|fixed/.test(style.position) && box.width <= 1 && box.height <= 1) return null;
        fixed ||= style.position === 'fixed';
        // What is positioned is not held by the boxes between it and the one that it is positioned in.
        if (held === 'fixed' || (held === 'absolute' && style.position === 'static')) continue;
        held = style.position;
        if (at === start && itself) continue;
        const pane = paneOf(at, style);
        if (pane) panes.push(pane);
        scrolls ||= pane?.x === 'scrolls' || pane?.y === 'scrolls';
        if (!ground && !scrolls && isPainted(style)) ground = { name: nameOf(at), box: edges(box) };
      }
      return { panes, ground, fixed, ariaHidden: start.closest('[aria-hidden="true"]') !== null };
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const surroundings = element && node.nodeValue?.trim() ? look(element, false) : null;
      if (!element || !surroundings) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const letter = px(getComputedStyle(element).fontSize);
      const name = `"${brief(node.nodeValue)}" in ${nameOf(element)}`;
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        if (width === 0) continue;
        const inset = Math.max(0, height - letter) / 2;
        const box = { left, top: top + inset, right, bottom: bottom - inset };
        pieces.push({ name, kind: 'text', box, ...surroundings });
      }
    }

    function collect(kind: Piece['kind'], selector: string) {
      for (const element of document.body.querySelectorAll(selector)) {
        // A link in running text is measured by its text.
        const surroundings = getComputedStyle(element).display === 'inline' ? null : look(element, true);
        if (!surroundings) continue;
        const name = `${nameOf(element)} "${brief(element.getAttribute('aria-label') ?? element.textContent)}"`;
        pieces.push({ name, kind, box: edges(element.getBoundingClientRect()), ...surroundings });
      }
    }
    collect('field', 'input:not([type=hidden]), textarea, select');
    collect('control', 'button, summary, a');
    collect('picture', 'img, svg');

    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return { width, height, pieces };
  });
}
