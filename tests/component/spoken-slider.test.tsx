import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { counts } from '../../spec/constants';
import { Slider } from '../../src/components/Slider/Slider';
import { covers } from '../support/covers';
import { preferMotion } from '../support/motion';
import { slides } from '../support/slides';
import { phrasesOf, readPage } from '../support/spoken';

/** What is spoken of the slider, its own name and the ends aside. */
async function sliderSpoken(): Promise<readonly string[]> {
  const spoken = phrasesOf(await readPage());
  const from = spoken.findIndex((phrase) => phrase.startsWith('carousel, '));
  const to = spoken.indexOf(`end of ${spoken[from]}`);
  return spoken.slice(from + 1, to).filter((phrase) => !phrase.startsWith('end of '));
}

const total = counts.heroSlides;
const turnBy = ['button, Previous slide', 'button, Next slide'];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the slider is spoken as a carousel with a name', covers('A11Y-SPOKEN~1'), async () => {
  render(<Slider slides={slides} />);
  expect(phrasesOf(await readPage())).toContainEqual(expect.stringMatching(/^carousel, .*picture/i));
});

test('the stop button is spoken first, then the turning buttons, then the slide', covers('A11Y-SPOKEN~1'), async () => {
  preferMotion('no-preference');
  render(<Slider slides={slides} />);
  const slide = [`slide, 1 of ${total}`, `image, ${slides[0].label}`];
  expect(await sliderSpoken()).toEqual(['button, Stop slides', ...turnBy, ...slide]);
});

test('once stopped, the slider offers to start again', covers('A11Y-SPOKEN~1'), async () => {
  preferMotion('no-preference');
  render(<Slider slides={slides} />);
  await press('Stop slides');
  expect((await sliderSpoken())[0]).toBe('button, Start slides');
});

test('a slider that does not turn by itself speaks of no stop button', covers('A11Y-SPOKEN~1'), async () => {
  preferMotion('reduce');
  render(<Slider slides={slides} />);
  expect(await sliderSpoken()).toEqual([...turnBy, `slide, 1 of ${total}`, `image, ${slides[0].label}`]);
});

const turns = [
  { button: 'Next slide', position: 2, label: slides[1].label },
  { button: 'Previous slide', position: 3, label: slides[2].label },
] as const;
for (const { button, position, label } of turns) {
  test(`after "${button}" slide ${position} is spoken, and no other`, covers('A11Y-SPOKEN~1'), async () => {
    preferMotion('reduce');
    render(<Slider slides={slides} />);
    await press(button);
    expect(await sliderSpoken()).toEqual([...turnBy, `slide, ${position} of ${total}`, `image, ${label}`]);
  });
}
