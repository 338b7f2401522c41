import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { costOf } from '../support/picture-cost';

const leaf = '<path d="M0 0L1 1"/>';

describe('costOf', () => {
  test('counts each element once', meta, () => {
    expect(costOf(`<svg><g>${leaf}${leaf}</g></svg>`)).toEqual({ elements: 4, shapes: 2 });
  });

  test('counts the target of each <use>', meta, () => {
    const drawing = `<svg><defs><g id="twig">${leaf}${leaf}</g></defs><use href="#twig"/><use href="#twig"/></svg>`;
    expect(costOf(drawing)).toEqual({ elements: 13, shapes: 4 });
  });

  test('counts nested <use> elements', meta, () => {
    const twig = `<g id="twig">${leaf}</g><g id="bough"><use href="#twig"/><use href="#twig"/></g>`;
    expect(costOf(`<svg><defs>${twig}</defs><use href="#bough"/></svg>`)).toEqual({ elements: 19, shapes: 2 });
  });

  test('counts the shapes of a marker at every point but the first and the last', meta, () => {
    const marker = `<marker id="leaf">${leaf}${leaf}</marker>`;
    const paths =
      '<path marker-mid="url(#leaf)" d="M0 0L1 1 2 2 3 3z"/><path marker-mid="url(#leaf)" d="m0 0s1-1 2 2S0 0 0 1"/>';
    expect(costOf(`<svg><defs>${marker}</defs>${paths}</svg>`)).toEqual({ elements: 7, shapes: 8 });
  });
});
