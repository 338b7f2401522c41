import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { counts } from '../../spec/constants';
import { element } from '../../src/pages/home';
import { covers } from '../support/covers';
import { renderAt } from '../support/site';

test(
  `the home page opens with a headline and its one slider, which shows one of ${counts.heroSlides} pictures`,
  covers('HOME-HERO', 'CONST-HERO-SLIDES'),
  () => {
    const { container } = renderAt(element);
    const hero = within(container.firstElementChild as HTMLElement);
    expect(hero.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
    const slider = within(hero.getByRole('region', { name: /picture/i }));
    expect(hero.getByRole('region')).toHaveAttribute('aria-roledescription', 'carousel');
    const pictures = slider.getAllByRole('img', { hidden: true });
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(counts.heroSlides);
    expect(hero.getByRole('img')).toBeVisible();
  },
);
