import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { counts } from '../../spec/constants';
import { Page } from '../../src/pages/home';
import { covers } from '../support/covers';
import { renderAt } from '../support/render-at';

/** The first section of the home page. */
function hero(): HTMLElement {
  const first = document.querySelector('main')?.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error('The home page has no sections');
  return first;
}

beforeEach(() => {
  renderAt(
    <main>
      <Page />
    </main>,
  );
});

test('the hero has a headline', covers('HOME-HERO~2'), () => {
  expect(within(hero()).getByRole('heading', { level: 1 })).not.toHaveTextContent(/^\s*$/);
});

test(`the hero has ${counts.heroSlides} pictures`, covers('HOME-HERO~2', 'CONST-HERO-SLIDES~2'), () => {
  const pictures = within(hero()).getAllByRole('img', { hidden: true });
  expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(counts.heroSlides);
});

test('the hero shows its pictures in a slider with a button for each direction', covers('HOME-HERO~2'), () => {
  const slider = within(hero()).getByRole('region', { name: /picture/i });
  expect(slider).toHaveAttribute('aria-roledescription', 'carousel');
  expect(within(slider).getByRole('button', { name: /^Next/ })).toBeVisible();
  expect(within(slider).getByRole('button', { name: /^Previous/ })).toBeVisible();
});

test('the hero shows one picture at a time', covers('HOME-HERO~2'), () => {
  const shown = within(hero()).getAllByRole('img');
  expect(shown).toHaveLength(1);
  expect(shown[0]).toBeVisible();
});

test('the home page has one slider', covers('HOME-HERO~2'), () => {
  expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(counts.heroSlides);
});
