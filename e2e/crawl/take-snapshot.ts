import type { Box, Noted, NotedControl, Notes, Scope } from './snapshot';

/**
 * Writes down what can be seen of the open page; runs inside it, also where the page itself may run no scripts. Scrolls to
 * each text, picture and control as a visitor would, and asks the browser what is in front there. It is one function,
 * since the page gets only what is inside it.
 */
export function takeNotes({ within, mayHide, anyOrder }: Scope): Notes {
  /** Tolerance for rounding, in px. */
  const slack = 1;
  const root = document.documentElement;
  const scope = [...document.querySelectorAll(within)];
  const px = Number.parseFloat;

  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const landmark = (element: Element) => element.closest('header, nav, main, footer')?.localName ?? 'page';
  const name = (element: Element, text: string | null) =>
    `${element.localName} "${words(text).slice(0, 60)}" in ${landmark(element)}`;
  const nameOf = (element: Element) => {
    const own = ['aria-label', 'name', 'src', 'class'].map((each) => element.getAttribute(each));
    return name(element, words(element.textContent) || (own.find((each) => each) ?? ''));
  };

  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
  const scrollers = [...document.body.querySelectorAll('*')].filter(scrolls);
  /** Scrolls the page and all its parts to their top. */
  const top = () => {
    for (const scroller of scrollers) scroller.scrollTop = 0;
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
  const boxOf = ({ left, top: upper, right, bottom }: DOMRect): Box => ({
    left: left + scrollX,
    top: upper + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  });
  /** The boxes of an element that can be seen before a part of the page around it is scrolled. */
  function atRest(element: Element, rects: readonly DOMRect[]): Box[] {
    const around = scrollers
      .filter((scroller) => scroller.contains(element))
      .map((each) => each.getBoundingClientRect());
    return rects
      .filter((rect) => around.every((area) => rect.top >= area.top && rect.bottom <= area.bottom))
      .map(boxOf);
  }
  const hasSize = ({ width, height }: DOMRect) => width > slack && height > slack;

  const isOpaque = (color: string) => {
    const [, , , alpha = 1] = (color.match(/[\d.]+%?/g) ?? []).map(px);
    return color !== 'transparent' && alpha > 0.5;
  };
  const hasPaint = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    isOpaque(backgroundColor) || backgroundImage !== 'none';
  const hasFrame = (style: CSSStyleDeclaration) =>
    hasPaint(style) || (px(style.borderTopWidth) > 0 && isOpaque(style.borderTopColor));
  const drawn = 'img, svg, svg *, video, canvas, iframe, object, input, select, textarea';
  const painted = new Map<Element, boolean>();
  /** Whether an element would hide what is behind it, remembered since each is asked for many points. */
  function isPainted(element: Element): boolean {
    const known = painted.get(element) ?? paints(element);
    painted.set(element, known);
    return known;
  }
  function paints(element: Element): boolean {
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || !element.checkVisibility({ opacityProperty: true })) return false;
    const covers = (pseudo: CSSStyleDeclaration) =>
      !/^(?:none|normal)$/.test(pseudo.content) && /absolute|fixed/.test(pseudo.position) && hasPaint(pseudo);
    return (
      hasPaint(style) ||
      element.matches(drawn) ||
      covers(getComputedStyle(element, '::before')) ||
      covers(getComputedStyle(element, '::after'))
    );
  }

  /** What hides a point of an element on the screen, or lies between it and the nearest painted box around it; or null. */
  function hiddenAt(element: Element, x: number, y: number): string | null {
    let isSeen = false;
    for (const hit of document.elementsFromPoint(x, y)) {
      isSeen ||= element.contains(hit);
      if (!isPainted(hit)) continue;
      if (isSeen && (element.contains(hit) || hit.contains(element))) return null;
      if (hit.contains(element)) break;
      return isSeen ? `stands on ${nameOf(hit)}, not on the box around it` : `is covered by ${nameOf(hit)}`;
    }
    return isSeen ? null : 'is cut off, outside the screen or behind the box around it';
  }

  /** Scrolls so that a box of an element is about in the middle of the screen, as far as the page allows. */
  function scrollTowards(element: Element, rectOf: () => DOMRect | undefined): DOMRect | undefined {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const rect = rectOf();
    const middle = rect ? rect.top + rect.height / 2 : 0;
    if (Math.abs(middle - innerHeight / 2) > innerHeight / 10)
      scrollBy({ left: 0, top: middle - innerHeight / 2, behavior: 'instant' });
    return rectOf();
  }

  const isListed = (element: Element) => mayHide.some((selector) => element.closest(selector));
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const placeOf = (node: Node): number[] =>
    node.parentNode ? [...placeOf(node.parentNode), [...node.parentNode.childNodes].indexOf(node as ChildNode)] : [];
  const isDecoration = (node: Node) =>
    node instanceof Element && node.closest('[aria-hidden="true"], [alt=""]') !== null;
  /** Notes a text or an element; `element` is the one that it is in. */
  const note = (node: Node, element: Element, is: string, boxes: readonly Box[], hidden: string | null): Noted => ({
    name: is,
    boxes,
    hidden,
    mayHide: isListed(element),
    fixed: isFixed(element),
    place: placeOf(node),
    anyOrder: isDecoration(node) || anyOrder.some((selector) => element.closest(selector)),
    rightToLeft: element.closest('[dir]')?.getAttribute('dir') === 'rtl',
  });
  /** Why an element is not rendered, or null. */
  function notRendered(element: Element): string | null {
    if (!element.checkVisibility()) return 'is not displayed';
    if (!element.checkVisibility({ visibilityProperty: true })) return 'has visibility: hidden';
    if (!element.checkVisibility({ opacityProperty: true })) return 'has opacity: 0';
    return null;
  }

  /** The nearest element around a text that has a box. */
  function boxAround(element: Element): Element {
    const { display } = getComputedStyle(element);
    return display === 'contents' && element.parentElement ? boxAround(element.parentElement) : element;
  }

  /** The nearest visible box around a line of text that the line runs out of. */
  function overflowed(element: Element, { left, top: upper, right, bottom }: DOMRect): string | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (!hasFrame(style)) continue;
      const box = at.getBoundingClientRect();
      const isInside =
        left > box.left - slack && upper > box.top - slack && right < box.right + slack && bottom < box.bottom + slack;
      return isInside ? null : `runs out of ${nameOf(at)}`;
    }
    return null;
  }

  function noteText(text: Text, element: Element): Noted {
    const range = document.createRange();
    range.selectNodeContents(text);
    const fontSize = px(getComputedStyle(element).fontSize);
    /** The lines, as high as their letters. */
    const rects = () =>
      [...range.getClientRects()].filter(hasSize).map(({ x, y, width, height }) => {
        const inset = Math.max(0, height - fontSize) / 2;
        return new DOMRect(x, y + inset, width, height - 2 * inset);
      });
    top();
    const lines = rects();
    const boxes = atRest(element, lines);
    let hidden = notRendered(element) ?? (lines.length === 0 ? 'has no size' : null);
    const around = boxAround(element);
    for (let line = 0; line < lines.length && !hidden; line++) {
      const rect = scrollTowards(around, () => rects()[line]);
      if (!rect) break;
      const edge = Math.min(3, rect.width / 2);
      const at = (x: number, down: number) => hiddenAt(around, x, rect.top + rect.height * down);
      hidden =
        at(rect.left + edge, 0.7) ??
        at(rect.left + rect.width / 2, 0.5) ??
        at(rect.right - edge, 0.3) ??
        overflowed(around, rect);
    }
    return note(text, element, name(element, text.data), boxes, hidden);
  }

  function noteBox(element: Element): Noted {
    top();
    const at = element.getBoundingClientRect();
    const boxes = atRest(element, [at]);
    let hidden = notRendered(element) ?? (hasSize(at) ? null : 'has no size');
    if (element instanceof HTMLImageElement && element.naturalWidth === 0) hidden = 'has not loaded';
    const rect = hidden ? undefined : scrollTowards(element, () => element.getBoundingClientRect());
    if (rect) {
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = parts.flatMap((across) =>
        parts.map((down) => hiddenAt(element, rect.left + rect.width * across, rect.top + rect.height * down)),
      );
      // A text may stand on a part of a picture.
      if (!seen.includes(null)) hidden = seen.find((each) => each !== null) ?? null;
    }
    return note(element, element, nameOf(element), boxes, hidden);
  }

  /** Whether an inline element stands between words that are no part of a link or control. */
  function isInText(element: Element): boolean {
    const inline = (each: Element) => getComputedStyle(each).display.startsWith('inline');
    if (!inline(element)) return false;
    let block = element.parentElement;
    while (block && inline(block)) block = block.parentElement;
    const walker = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const outside = text.parentElement?.closest('a, button, summary, label, .visually-hidden') === null;
      if (outside && /\p{L}{2}/u.test(text.textContent ?? '')) return true;
    }
    return false;
  }

  function noteControl(element: Element): NotedControl {
    // A link may cover its whole card with a pseudo-element, which has no box of its own.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const pressed = (isStretched && element instanceof HTMLElement && element.offsetParent) || element;
    const widest = () => [...pressed.getClientRects()].filter(hasSize).sort((a, b) => b.width - a.width)[0];
    top();
    const box = widest();
    // Before anything scrolls: the box is measured from the top of the page.
    const boxes = box ? [boxOf(box)] : [];
    const hidden = notRendered(element) ?? (box ? null : 'has no size');
    const rect = hidden ? undefined : scrollTowards(element, widest);
    let blocked: string | null = null;
    let reach = 0;
    if (rect) {
      const at = (byX: number, byY: number) =>
        document.elementFromPoint(rect.left + rect.width / 2 + byX, rect.top + rect.height / 2 + byY);
      const hits = (byX: number, byY: number) => element.contains(at(byX, byY));
      const hit = at(0, 0);
      if (!element.contains(hit)) blocked = hit ? nameOf(hit) : 'the edge of the screen';
      // Leaves a pixel free on each side, where a neighbor may begin.
      const sides = [12, 24, 34, 44].filter((side) => Math.min(rect.width, rect.height) > side - 0.1);
      for (const side of sides) {
        const by = side / 2 - 1;
        if (hits(by, 0) && hits(-by, 0) && hits(0, by) && hits(0, -by)) reach = side;
        else break;
      }
    }
    return { ...note(element, element, nameOf(element), boxes, hidden), blocked, reach, inText: isInText(element) };
  }

  const inScope = (selector: string) =>
    scope.flatMap((part) => [...part.querySelectorAll(selector), ...(part.matches(selector) ? [part] : [])]);

  const controls = inScope('a[href], button, summary, input:not([type="hidden"]), select, textarea').map(noteControl);

  // What lets clicks through may still cover what is behind it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const texts = scope.flatMap((part) => {
    const found: Noted[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !words(node.nodeValue) || element.closest('script, style, template, svg')) continue;
      // Where scripts run, it is no part of the page.
      if (element.closest('noscript') && !element.closest('noscript')?.firstElementChild) continue;
      found.push(noteText(node as Text, element));
    }
    return found;
  });
  const pictures = inScope('img, svg, video, canvas, iframe')
    .filter((element) => !element.parentElement?.closest('svg'))
    .map(noteBox);
  const fields = inScope('input:not([type="hidden"]), select, textarea').map(noteBox);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  top();

  const fixed = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && isPainted(element))
    .map((element) => boxOf(element.getBoundingClientRect()));
  /** Whether an element lets a finger do this; those around it, which may forbid it too, are asked themselves. */
  const allows = (element: Element, action: string) =>
    new RegExp(`auto|manipulation|${action}`).test(getComputedStyle(element).touchAction);
  const untouchable = inScope('*').filter((element) => !allows(element, 'pan-y') || !allows(element, 'pinch-zoom'));
  return {
    width: {
      layout: Math.max(innerWidth, root.clientWidth),
      content: Math.max(root.scrollWidth, document.body.scrollWidth),
    },
    texts,
    pictures,
    fields,
    controls,
    fixed,
    opened: inScope('details[open]').map(nameOf),
    untouchable: untouchable.map(nameOf),
  };
}
