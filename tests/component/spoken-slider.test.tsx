import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { counts } from '../../spec/constants';
import { Slider } from '../../src/components/Slider/Slider';
import { covers } from '../support/covers';
import { preferMotion } from '../support/motion';
import { slides } from '../support/slides';
import { phrasesOf, readPage } from '../support/spoken';

const rule = covers('A11Y-SPOKEN~1');

/** Shows the slider and clicks these buttons. */
async function showSlider(motion: Parameters<typeof preferMotion>[0], ...buttons: readonly string[]): Promise<void> {
  preferMotion(motion);
  render(<Slider slides={slides} />);
  for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
}

/** The phrases of what is inside the slider, without those that end an element. */
async function readSlider(): Promise<readonly string[]> {
  const phrases = phrasesOf(await readPage());
  const start = phrases.findIndex((phrase) => phrase.startsWith('carousel, '));
  const end = phrases.indexOf(`end of ${phrases[start]}`);
  return phrases.slice(start + 1, end).filter((phrase) => !phrase.startsWith('end of '));
}

const controls = ['button, Previous slide', 'button, Next slide'];
const slidePhrases = (position: 1 | 2 | 3) => [
  `slide, ${position} of ${counts.heroSlides}`,
  `image, ${slides[position - 1]?.label}`,
];

test('the screen reader reads the stop button, the other controls, then the slide', rule, async () => {
  await showSlider('no-preference');
  expect(await readSlider()).toEqual(['button, Stop slides', ...controls, ...slidePhrases(1)]);
});

test('the screen reader reads a start button once autoplay is stopped', rule, async () => {
  await showSlider('no-preference', 'Stop slides');
  expect((await readSlider())[0]).toBe('button, Start slides');
});

test('the screen reader reads no stop button under reduced motion', rule, async () => {
  await showSlider('reduce');
  expect(await readSlider()).toEqual([...controls, ...slidePhrases(1)]);
});

for (const [button, position] of [
  ['Next slide', 2],
  ['Previous slide', 3],
] as const) {
  test(`the screen reader reads only slide ${position} after "${button}"`, rule, async () => {
    await showSlider('reduce', button);
    expect(await readSlider()).toEqual([...controls, ...slidePhrases(position)]);
  });
}
