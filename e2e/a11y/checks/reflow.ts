import type { Page } from '@playwright/test';

/**
 * Finds content that a visitor cannot see or read completely: a page that scrolls sideways; text or a control that is
 * cut off by a box or lies beyond an edge of the screen; text that overflows the visible box around it; and text that
 * overlaps other text or a field. Expects a page at rest with nothing open over it, and scrolls it to its top. Ignores
 * content that is hidden, transparent or visually hidden (a box of one pixel).
 * @returns one line for each finding
 */
export async function reflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    type Kind = 'text' | 'field' | 'control' | 'picture';

    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

    /** Tolerance for rounding, in CSS pixels. */
    const slack = 1;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const findings = new Set<string>();
    const px = Number.parseFloat;
    const start = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isEmpty = ({ left, top, right, bottom }: Box) => right <= left || bottom <= top;
    const exceedsX = (box: Box, of: Box) => box.left < of.left - slack || box.right > of.right + slack;
    const exceedsY = (box: Box, of: Box) => box.top < of.top - slack || box.bottom > of.bottom + slack;

    function nameOf(element: Element): string {
      const mark = element.id ? `#${element.id}` : [...element.classList].map((name) => `.${name}`).join('');
      return `<${element.localName}${mark}>`;
    }

    const measured = new Map<Element, { style: CSSStyleDeclaration; rect: DOMRect }>();
    function measure(element: Element) {
      const known = measured.get(element) ?? {
        style: getComputedStyle(element),
        rect: element.getBoundingClientRect(),
      };
      measured.set(element, known);
      return known;
    }

    function isPainted({ backgroundColor, backgroundImage, borderTopWidth, borderTopColor }: CSSStyleDeclaration) {
      const none = 'rgba(0, 0, 0, 0)';
      return (
        (px(borderTopWidth) > 0 && borderTopColor !== none) || backgroundColor !== none || backgroundImage !== 'none'
      );
    }

    const shown: { name: string; kind: Kind; seen: Box; fixed: boolean }[] = [];

    /** Examines one box of an element, then each ancestor that clips or scrolls it, from the inside out. */
    function examine(name: string, kind: Kind, element: Element, box: Box): void {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const faults: string[] = [];
      let seen = box;
      let [fixed, scrolls, onPaint, position] = [false, false, kind !== 'text', 'static'];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { style, rect } = measure(at);
        const isPoint = (rect.width <= 1 && rect.height <= 1) || style.clipPath === 'inset(50%)';
        if (/absolute|fixed/.test(style.position) && isPoint) return;
        fixed ||= style.position === 'fixed';
        // A positioned box is not clipped by ancestors between it and its containing block.
        if (position === 'fixed' || (position === 'absolute' && style.position === 'static')) continue;
        position = style.position;
        if ((at === element && kind !== 'text') || isEmpty(seen)) continue;
        const [x, y] = style.display === 'inline' ? ['visible', 'visible'] : [style.overflowX, style.overflowY];
        const inner = {
          left: x === 'visible' ? -Infinity : rect.left + px(style.borderLeftWidth),
          top: y === 'visible' ? -Infinity : rect.top + px(style.borderTopWidth),
          right: x === 'visible' ? Infinity : rect.right - px(style.borderRightWidth),
          bottom: y === 'visible' ? Infinity : rect.bottom - px(style.borderBottomWidth),
        };
        const rest = meet(seen, inner);
        // A slide outside its viewport is hidden, not cut off.
        if (isEmpty(rest) && element.closest('[aria-hidden="true"]')) return;
        // Pictures are cropped on purpose. Text may scroll vertically if a line fits, but never sideways.
        if (kind !== 'picture') {
          const [clipsX, clipsY] = [/hidden|clip/.test(x), /hidden|clip/.test(y)];
          if (exceedsX(seen, inner))
            faults.push(`${clipsX ? 'is cut off at the side by' : 'must be scrolled sideways in'} ${nameOf(at)}`);
          if (clipsY && exceedsY(seen, inner)) faults.push(`is cut off above or below by ${nameOf(at)}`);
          if (!clipsY && inner.bottom - inner.top < seen.bottom - seen.top - slack)
            faults.push(`scrolls in less than the height of a line, in ${nameOf(at)}`);
        }
        seen = rest;
        scrolls ||= /auto|scroll/.test(x + y);
        if (!onPaint && !scrolls && isPainted(style)) {
          onPaint = true;
          if (exceedsX(box, rect) || exceedsY(box, rect)) faults.push(`overflows ${nameOf(at)}`);
        }
      }
      if (!isEmpty(seen)) {
        if (seen.right > width + slack)
          faults.push(`reaches ${Math.ceil(seen.right - width)} px beyond the right edge`);
        if (seen.left < -slack) faults.push('reaches beyond the left edge');
        if (seen.top < -slack || (fixed && seen.bottom > height + slack)) faults.push('cannot be scrolled to');
      }
      shown.push({ name, kind, seen, fixed });
      for (const fault of faults) findings.add(`${name} ${fault}`);
    }

    const pageWidth = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    if (pageWidth > width) findings.add(`the page is ${pageWidth} px wide on a screen of ${width} px`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        // As high as the letters, not the line.
        const inset = Math.max(0, rect.height - px(measure(element).style.fontSize)) / 2;
        const { left, right } = rect;
        const box = { left, right, top: rect.top + inset, bottom: rect.bottom - inset };
        examine(`"${start(node.nodeValue)}" in ${nameOf(element)}`, 'text', element, box);
      }
    }
    const selectors = {
      field: 'input:not([type=hidden]), textarea, select',
      control: 'button, summary, a',
      picture: 'img, svg',
    };
    for (const [kind, selector] of Object.entries(selectors) as [Kind, string][]) {
      for (const element of document.body.querySelectorAll(selector)) {
        const { style, rect } = measure(element);
        // Links in running text are covered by their text.
        if (style.display === 'inline') continue;
        examine(
          `${nameOf(element)} "${start(element.getAttribute('aria-label') ?? element.textContent)}"`,
          kind,
          element,
          rect,
        );
      }
    }

    // A fixed element may cover content that scrolls under it.
    const candidates = shown.filter(({ kind }) => kind === 'text' || kind === 'field');
    for (const [index, one] of candidates.entries()) {
      for (const other of candidates.slice(index + 1)) {
        const { left, top, right, bottom } = meet(one.seen, other.seen);
        if (one.fixed === other.fixed && right - left > slack && bottom - top > slack)
          findings.add(`${one.name} overlaps ${other.name}`);
      }
    }
    return [...findings];
  });
}
