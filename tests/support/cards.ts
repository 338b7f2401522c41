import type { HTMLElement } from 'node-html-parser';
import type { PictureCard } from '../../spec/cards';
import { onlyElement } from './parsed-page';
import { textOf } from './text';

/** The name of a card's picture, from its address in the bucket or on the site. */
const pictureName = (src: string | undefined) =>
  /\/media\/(.+)-tall\.svg$/.exec(src ?? '')?.[1] ?? `not a card: ${src}`;

function cardOf(item: HTMLElement): PictureCard {
  return {
    title: textOf(onlyElement(item, 'h3')),
    path: onlyElement(item, 'a').getAttribute('href') as PictureCard['path'],
    picture: pictureName(onlyElement(item, 'img').getAttribute('src')),
  };
}

/** The lists of picture cards on a page, in document order. */
export function cardListsOf(main: HTMLElement): readonly (readonly PictureCard[])[] {
  return main
    .querySelectorAll('ul')
    .map((list) => list.querySelectorAll('li').filter((item) => item.querySelector('img')))
    .filter((items) => items.length > 0)
    .map((items) => items.map(cardOf));
}
