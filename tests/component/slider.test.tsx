import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Slider } from '../../src/components/Slider/Slider';
import { meta } from '../support/covers';
import { preferMotion } from '../support/motion';
import { shownSlide, slides } from '../support/slides';

beforeEach(() => preferMotion('reduce'));

const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });

test('the first picture is the one that is shown', meta, () => {
  render(<Slider slides={slides} />);
  expect(shownSlide()).toBe(slides[0].label);
});

test('the pictures lie upon each other and only the shown one can be seen', meta, () => {
  render(<Slider slides={slides} />);
  const groups = within(screen.getByRole('region')).getAllByRole('group', { hidden: true });
  expect(groups.map((group) => getComputedStyle(group).opacity)).toEqual(['1', '0', '0']);
});

test('every picture has a text alternative', meta, () => {
  render(<Slider slides={slides} />);
  const pictures = screen.getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(slides.map(({ label }) => label));
});

test('a slide says which of how many it is', meta, async () => {
  render(<Slider slides={slides} />);
  await userEvent.click(next());
  expect(screen.getByRole('group', { name: `2 of ${slides.length}` })).toBeInTheDocument();
});

test('the next button shows the next picture', meta, async () => {
  render(<Slider slides={slides} />);
  await userEvent.click(next());
  expect(shownSlide()).toBe(slides[1].label);
});

test('the next button on the last picture begins again', meta, async () => {
  render(<Slider slides={slides} />);
  for (const _ of slides) await userEvent.click(next());
  expect(shownSlide()).toBe(slides[0].label);
});

test('the previous button on the first picture shows the last one', meta, async () => {
  render(<Slider slides={slides} />);
  await userEvent.click(previous());
  expect(shownSlide()).toBe(slides[2].label);
});
