import type { Icon } from '../snapshot';
import { boxOf } from './boxes';
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

/** Describes an icon of a link or control, with its colors and those of the text beside it. */
export function describeIcon(icon: Element): Icon {
  const control = icon.closest('a, button, summary') ?? icon;
  const texts = textsIn(control).map(([, element]) => element);
  const colors = (texts.length > 0 ? texts : [control]).map((element) => getComputedStyle(element).color);
  const boxes = [boxOf(icon.getBoundingClientRect())];
  return { name: `the icon of ${nameOf(control)}`, boxes, colors: colorsOf(icon), textColors: [...new Set(colors)] };
}
