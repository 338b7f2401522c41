import type { HTMLElement } from 'node-html-parser';
import type { Hold, Item } from '../../spec/routes';
import { denies, isDenial, nameOf, passagesOf, textSaysAll } from './places';
import { says, textOf, wordCount } from './text';

/** How many words explain an item, besides those that name it. */
const explanation = 5;

const wordingsOf = (item: Item): readonly string[] => (typeof item === 'string' ? [item] : item.says);

function itemFaults(lists: readonly HTMLElement[], items: readonly Item[]): readonly string[] {
  const found = lists.flatMap((list) => list.querySelectorAll('li'));
  const missing = items.filter((item) => {
    const denied = typeof item === 'object' && item.denied === true;
    const wordings = wordingsOf(item);
    return !found.some((li) => {
      const text = textOf(li);
      const named = textSaysAll(
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

/** What an element, one section or a whole page, lacks of a part that the contract names. */
function lacks(place: HTMLElement, { section, text, words = 0, passages = 0, own = [], items }: Hold) {
  const below = passagesOf(place).filter((passage) => !passage.closest('form') && !passage.closest('nav'));
  const body = below.map(textOf).join('\n');
  const all = textOf(place);
  const length = wordCount(body);
  const [before] = below;
  return [
    ...(section === undefined || says(nameOf(place), section) ? [] : [`is not headed "${section}"`]),
    ...[text].flat().flatMap((wording) => (says(all, wording) ? [] : [`does not say "${wording}"`])),
    ...(length >= words ? [] : [`has ${length} words, not ${words}`]),
    ...(below.length >= passages ? [] : [`has ${below.length} paragraphs and items, not ${passages}`]),
    ...own.flatMap((wordings) => (textSaysAll(body, [wordings]) ? [] : [`says none of "${wordings.join('", "')}"`])),
    ...(items ? itemFaults(place.querySelectorAll('ul, ol'), items) : []),
    // "It is not for people who …" turns a list into its opposite.
    ...(items && before && !before.closest('li') && isDenial(textOf(before)) ? ['denies its list'] : []),
  ];
}

/**
 * Looks for a part that the contract names in every section of a page, or in the whole page where it names no section.
 * Never by its heading alone: a heading without its text is no part.
 * @returns nothing if one place has all of it; otherwise what the place that has most of it lacks
 */
export function holdFaults(main: HTMLElement, hold: Hold): readonly string[] {
  const places = hold.section === undefined ? [main] : main.querySelectorAll('section');
  const faults = places.map((place) => lacks(place, hold).map((fault) => `"${nameOf(place)}" ${fault}`));
  return faults.sort((one, other) => one.length - other.length)[0] ?? ['there is no section'];
}
