/**
 * The HTML of what can be seen of a page, for `page.evaluate`: elements and texts that nothing hides, with the attributes
 * that tests read. Left out is what has no box, no visibility or hardly any opacity, what is outside the page, clipped away
 * or as small as a point, and text without a color of its own. Names for screen readers alone (`aria-label`) are left out of
 * links and buttons. Where an element is stands in `data-box`: left, top, width, height, in pixels of the page.
 */
export function visibleHtml(): string {
  interface Area {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const kept = [
    'id',
    'href',
    'src',
    'name',
    'type',
    'required',
    'lang',
    'dir',
    'aria-label',
    'aria-roledescription',
    'role',
  ];
  const controls = ['a', 'button', 'summary'];
  const drawn = ['img', 'svg', 'input', 'textarea', 'select', 'video', 'canvas', 'iframe'];
  const html = document.documentElement;
  const wholePage: Area = {
    left: -scrollX,
    top: -scrollY,
    right: html.scrollWidth - scrollX,
    bottom: html.scrollHeight - scrollY,
  };

  const common = (one: Area, other: Area): Area => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isSeen = ({ left, top, right, bottom }: Area) => right - left > 1 && bottom - top > 1;

  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
  /** The nearest background color behind an element. */
  function backgroundOf(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
  }

  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

  function textHtml(node: Node, parent: Element, style: CSSStyleDeclaration, area: Area): string {
    const text = node.textContent ?? '';
    if (text.trim() === '') return ' ';
    const { visibility, webkitTextFillColor: color } = style;
    if (visibility !== 'visible' || isTransparent(color) || color === backgroundOf(parent)) return '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(isSeen);
    // A text of which a line is cut off cannot be read.
    return lines.length > 0 && lines.every((line) => isSeen(common(line, area))) ? escaped(text) : '';
  }

  /** Where the content of an element can be seen. */
  function areaWithin(
    element: Element,
    { overflowX, overflowY, clipPath, clip }: CSSStyleDeclaration,
    area: Area,
  ): Area {
    const nowhere: Area = { left: 0, top: 0, right: 0, bottom: 0 };
    if (/^inset\((?:50|[6-9]\d|100)%/.test(clipPath) || /^circle\(0/.test(clipPath)) return nowhere;
    if (/^rect\(0px,? 0px,? 0px,? 0px\)$/.test(clip)) return nowhere;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    // The visitor can scroll to all of it.
    if (element !== html && element !== document.body && (scrolls(overflowX) || scrolls(overflowY))) {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
      return { left: left - scrollLeft, top: top - scrollTop, right: left + scrollWidth, bottom: top + scrollHeight };
    }
    if (!cuts(overflowX) && !cuts(overflowY)) return area;
    return common(area, { left, top, right, bottom });
  }

  function elementHtml(element: Element, around: Area): string {
    const style = getComputedStyle(element);
    // An element with `display: contents` has no box, but its children have.
    if (style.display !== 'contents' && !element.checkVisibility()) return '';
    if (Number(style.opacity) < 0.1 || /opacity\(0/.test(style.filter)) return '';
    const tag = element.localName;
    if (tag === 'br') return '<br>';
    const area = areaWithin(element, style, around);
    const box = element.getBoundingClientRect();
    const isDrawn = drawn.includes(tag);
    if (isDrawn && (style.visibility !== 'visible' || !isSeen(common(box, area)))) return '';
    const children = isDrawn ? [] : [...element.childNodes];
    const inner = children
      .map((child) => {
        if (child instanceof Element) return elementHtml(child, area);
        return child.nodeType === Node.TEXT_NODE ? textHtml(child, element, style, area) : '';
      })
      .join('');
    if (!isDrawn && inner.trim() === '') return ' ';
    const attributes = kept
      .filter((name) => element.hasAttribute(name) && !(name === 'aria-label' && controls.includes(tag)))
      .map((name) => ` ${name}="${escaped(element.getAttribute(name) ?? '')}"`)
      .join('');
    const place = [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' ');
    return `<${tag}${attributes} data-box="${place}">${inner}</${tag}>`;
  }

  return elementHtml(document.body, wholePage);
}
