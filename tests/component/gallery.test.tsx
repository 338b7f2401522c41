import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { ButtonLink } from '../../src/components/buttons/ButtonLink';
import { catalog, exampleAddress, exampleAt } from '../../tools/gallery/catalog';
import { applyScheme } from '../../tools/gallery/color-scheme';
import { Gallery } from '../../tools/gallery/Gallery';
import { showPseudoStates } from '../../tools/gallery/pseudo-states';
import { Stage } from '../../tools/gallery/Specimen';
import { readTokens, tokens } from '../../tools/gallery/tokens';
import { meta } from '../support/covers';

const tokenValue = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(() => {
  cleanup();
  localStorage.clear();
  applyScheme('system');
});

test('the gallery links to each of its sections, one per component', meta, () => {
  render(<Gallery />);
  const contents = screen.getByRole('navigation', { name: 'Gallery' });
  const links = [...contents.querySelectorAll('a')];
  expect(links.map(({ text }) => text)).toEqual(expect.arrayContaining(catalog.map(({ name }) => name)));
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1))?.querySelector('h3')?.textContent);
  expect(headings).toEqual(links.map(({ text }) => text));
});

test('the gallery passes axe outside its examples', meta, async () => {
  const { container } = render(<Gallery />);
  const { violations } = await axe.run(
    { include: container, exclude: [['figure > div']] },
    // The headings of the examples interrupt those of the gallery.
    { iframes: false, rules: { 'heading-order': { enabled: false } } },
  );
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
});

test('the color-scheme switch applies the dark scheme, then the light scheme', meta, async () => {
  render(<Gallery />);
  const fog = tokens.find(({ name }) => name === '--fog');
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(tokenValue('--fog')).toBe(fog?.dark);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(tokenValue('--fog')).toBe(fog?.value);
});

test('a pseudo-state applies only to its own example', meta, () => {
  showPseudoStates();
  const example = { state: 'default', element: <ButtonLink to="/contact">Write</ButtonLink> };
  render(<Stage example={example} pseudoState="hover" />);
  render(<Stage example={example} />);
  const swatch = document.body.appendChild(document.createElement('i'));
  const colorOf = (token: string) => {
    swatch.style.backgroundColor = `var(${token})`;
    return getComputedStyle(swatch).backgroundColor;
  };
  const backgrounds = screen.getAllByText('Write').map((link) => {
    link.style.transition = 'none';
    return getComputedStyle(link).backgroundColor;
  });
  expect(backgrounds).toEqual([colorOf('--pacific-hover'), colorOf('--pacific')]);
  swatch.remove();
});

test('exampleAt finds the example and pseudo-state of an exampleAddress', meta, () => {
  for (const entry of catalog) {
    for (const example of entry.examples) {
      const { search } = new URL(exampleAddress(entry, example, 'hover'), window.location.href);
      expect(exampleAt(search)).toEqual({ example, pseudoState: 'hover' });
    }
  }
  expect(exampleAt('')).toBeUndefined();
});

test('readTokens returns each token of the first block with its dark value and purpose', meta, () => {
  const css = `:root { --fog: #fff; /* page background */
    --gap: 2px; }
    :root[data-late] { --gap: 1px; }
    @media (min-width: 1px) { :root { --gap: 3px; } }
    @media screen and (prefers-color-scheme: dark) { :root { --fog: #000; } }`;
  expect(readTokens(css)).toEqual([
    { name: '--fog', value: '#fff', dark: '#000', purpose: 'page background' },
    { name: '--gap', value: '2px', dark: undefined, purpose: undefined },
  ]);
});

test('every color token has a purpose', meta, () => {
  expect(tokens.filter(({ value, purpose }) => value.startsWith('#') && !purpose)).toEqual([]);
});
