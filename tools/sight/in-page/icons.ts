import { nameOf } from './names';
import { textsIn } from './texts';

const isShape = ({ localName }: Element) => /^(?:path|circle|ellipse|rect|line|poly.*)$/.test(localName);

/** Returns the colors of an icon's shapes. */
function colorsOf(icon: Element): string[] {
  const colors = [...icon.querySelectorAll('*')].filter(isShape).flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke];
  });
  return [...new Set(colors)].filter((color) => color !== 'none');
}

/**
 * Compares an icon of a link or control with the text beside it or, without text, with the text color of the link or control.
 * @returns a line if a color of the icon is not a color of the text
 */
export function oddIcon(icon: Element): readonly string[] {
  const control = icon.closest('a, button, summary') ?? icon;
  const texts = textsIn(control).map(([, element]) => element);
  const colors = (texts.length > 0 ? texts : [control]).map((element) => getComputedStyle(element).color);
  const odd = colorsOf(icon).filter((color) => !colors.includes(color));
  if (odd.length === 0) return [];
  return [
    `the icon of ${nameOf(control)} is ${odd.join(' and ')}, but its text is ${[...new Set(colors)].join(' and ')}`,
  ];
}
