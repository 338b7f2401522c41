import type { HTMLElement } from 'node-html-parser';
import type { Item, RequiredText } from '../../spec/routes';
import { denies, hasAllWordings, isDenial, nameOf, passagesOf } from './parsed-page';
import { hasWording, textOf, wordCount } from './text';

/** A section with fewer words than this is a heading with a placeholder. */
const fewestWords = 20;

/** How many words explain an item, besides those that name it. */
const explanation = 5;

const wordingsOf = (item: Item): readonly string[] => (typeof item === 'string' ? [item] : item.wordings);

function itemFaults(lists: readonly HTMLElement[], items: readonly Item[]): readonly string[] {
  const found = lists.flatMap((list) => list.querySelectorAll('li'));
  const missing = items.filter((item) => {
    const denied = typeof item === 'object' && item.denied === true;
    const wordings = wordingsOf(item);
    return !found.some((li) => {
      const text = textOf(li);
      const named = hasAllWordings(
        text,
        wordings.map((wording) => [wording]),
      );
      const explained = wordCount(text) >= wordCount(wordings.join(' ')) + explanation;
      return named && explained && denies(text, wordings) === denied;
    });
  });
  const many = found.length === items.length ? [] : [`has ${found.length} list items, not ${items.length}`];
  return [...many, ...missing.map((item) => `has no list item on "${wordingsOf(item).join(', ')}"`)];
}

/** What a section or a whole page lacks of what it must say. */
function lacks(place: HTMLElement, { section, text, words = section ? fewestWords : 0, items }: RequiredText) {
  const below = passagesOf(place).filter((passage) => !passage.closest('form') && !passage.closest('nav'));
  const all = textOf(place);
  const length = wordCount(below.map(textOf).join('\n'));
  const [before] = below;
  return [
    ...(section === undefined || hasWording(nameOf(place), section) ? [] : [`is not headed "${section}"`]),
    ...[text ?? []].flat().flatMap((wording) => (hasWording(all, wording) ? [] : [`does not say "${wording}"`])),
    ...(length >= words ? [] : [`has ${length} words, not ${words}`]),
    ...(items ? itemFaults(place.querySelectorAll('ul, ol'), items) : []),
    // "It is not for people who …" turns a list into its opposite.
    ...(items && before && !before.closest('li') && isDenial(textOf(before)) ? ['denies its list'] : []),
  ];
}

/**
 * Looks for required text in every section of a page, or in the whole page where it names no section. Never by a heading
 * alone: a section must say something below it.
 * @returns nothing if one place has all of it; otherwise what the place that has most of it lacks
 */
export function missingText(main: HTMLElement, required: RequiredText): readonly string[] {
  const places = required.section === undefined ? [main] : main.querySelectorAll('section');
  const missing = places.map((place) => lacks(place, required).map((what) => `"${nameOf(place)}" ${what}`));
  return missing.sort((a, b) => a.length - b.length)[0] ?? ['there is no section'];
}
