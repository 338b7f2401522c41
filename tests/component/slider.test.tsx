import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, type TestOptions, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { counts } from '../../spec/constants';
import { Slider } from '../../src/components/Slider/Slider';
import { Page as HomePage } from '../../src/pages/home';
import { renderAt, resize } from '../support/site';

const slides = [
  { picture: 'hero-dawn', label: 'Dawn' },
  { picture: 'hero-golden', label: 'Noon' },
  { picture: 'hero-dusk', label: 'Dusk' },
] as const;
const [first, second, third] = slides.map(({ label }, index) => `${index + 1} of 3: ${label}`);
const slide = () => screen.getByRole('group');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A visitor. Pointer and focus stay where the last action put them. */
let user: UserEvent;
beforeEach(async () => {
  await resize('wide');
  user = userEvent.setup({ delay: null });
  // Slides change at once, without the fade.
  document.documentElement.style.setProperty('--motion-slide', '0ms');
});

/** Makes the browser report that the visitor prefers reduced motion, until the test finishes. */
async function preferReducedMotion(): Promise<void> {
  const emulate = async (value: string) =>
    void (await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] }));
  await emulate('reduce');
  onTestFinished(() => emulate(''));
}

/** What screen readers announce of the visible slide. */
const visibleSlide = () => slide().textContent;

describe('manual control', () => {
  const byHand: TestOptions = { tags: 'a11y' };

  beforeEach(async () => {
    await preferReducedMotion();
    render(<Slider slides={slides} />);
  });

  test('the slider stacks the pictures and hides all but one', { tags: 'HOME-HERO' }, () => {
    const opacities = screen.getAllByRole('group', { hidden: true }).map((group) => getComputedStyle(group).opacity);
    expect(opacities).toEqual(['1', '0', '0']);
  });

  test('the buttons show the next and the previous slide, and wrap around at both ends', byHand, async () => {
    const seen: (string | null)[] = [];
    for (const name of ['Next slide', 'Next slide', 'Next slide', 'Previous slide', 'Previous slide']) {
      await user.click(button(name));
      seen.push(visibleSlide());
    }
    expect(seen).toEqual([second, third, first, third, second]);
    expect(slide()).toHaveAccessibleName(second);
  });

  test('the arrow keys change the slide while the slider has the focus, and other keys do not', byHand, async () => {
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowDown}{Home}x');
    expect(visibleSlide()).toBe(first);
    await user.keyboard('{ArrowLeft}');
    expect(visibleSlide()).toBe(third);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(visibleSlide()).toBe(second);
    // The browser goes back with some of these keys, and selects text with others.
    for (const key of ['Alt', 'Control', 'Meta', 'Shift']) await user.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
    expect(visibleSlide()).toBe(second);
  });

  const finger = { pointerType: 'touch', isPrimary: true };
  const down = (clientX: number, how: object = finger) => fireEvent.pointerDown(slide(), { clientX, ...how });
  const up = (clientX: number, how: object = finger) => fireEvent.pointerUp(slide(), { clientX, ...how });

  test('a swipe to the left shows the next slide, and a swipe to the right the previous one', byHand, () => {
    down(200);
    up(150);
    expect(visibleSlide()).toBe(second);
    down(150);
    up(200);
    expect(visibleSlide()).toBe(first);
  });

  const mouse = { ...finger, pointerType: 'mouse' };
  const otherFinger = { ...finger, isPrimary: false };
  test.each([
    ['a short swipe', () => [down(200), up(180)]],
    ['a drag with the mouse', () => [down(200, mouse), up(100, mouse)]],
    ['a touch that the browser uses to scroll', () => [down(200), fireEvent.pointerCancel(slide(), finger), up(100)]],
    ['a pinch', () => [down(150), down(200, otherFinger), up(50), up(300, otherFinger)]],
  ])('%s does not change the slide', byHand, (_what, gesture) => {
    gesture();
    expect(visibleSlide()).toBe(first);
  });
});

describe('autoplay', () => {
  /** How long autoplay shows each slide, in ms. */
  const slideDuration = 6000;

  function showSlider() {
    render(
      <>
        {/* Keeps the slider out of the corner, where the browser's own mouse pointer rests. */}
        <p>Above the slider</p>
        <Slider slides={slides} />
        <button type="button">Beside the slider</button>
      </>,
    );
  }
  const clickBeside = () => user.click(button('Beside the slider'));

  /** The visible slide after each of the next four slide durations. */
  const play = () =>
    Array.from({ length: 4 }, () => {
      act(() => vi.advanceTimersByTime(slideDuration));
      return visibleSlide();
    });
  const staysOn = (label: string | undefined) => Array(4).fill(label);
  const plays = [second, third, first, second];

  const announces = () => slide().parentElement?.getAttribute('aria-live');

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('autoplay shows each slide in order for its full duration, and announces nothing', { tags: 'look' }, () => {
    showSlider();
    act(() => vi.advanceTimersByTime(slideDuration - 1));
    expect(visibleSlide()).toBe(first);
    act(() => vi.advanceTimersByTime(1));
    expect(visibleSlide()).toBe(second);
    expect(play()).toEqual([third, first, second, third]);
    expect(announces()).toBe('off');
  });

  test('Tab first reaches the button that stops autoplay; the start button resumes it', { tags: 'a11y' }, async () => {
    showSlider();
    await user.tab();
    expect(button(/^Stop/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await clickBeside();
    expect(play()).toEqual(staysOn(first));
    await user.click(button('Start slides'));
    expect(play(), 'even under the pointer and with the focus').toEqual(plays);
  });

  test('a change by hand stops autoplay, and slides are announced from then on', { tags: 'a11y' }, async () => {
    showSlider();
    await user.click(button('Next slide'));
    await clickBeside();
    expect(play()).toEqual(staysOn(second));
    expect(announces()).toBe('polite');
  });

  test.each([
    ['the pointer is on the slider', () => user.hover(slide()), () => user.unhover(slide())],
    ['the slider has the focus', () => user.tab(), () => user.tab({ shift: true })],
  ])('autoplay pauses while %s', { tags: 'look' }, async (_when, come, leave) => {
    showSlider();
    await come();
    expect(play()).toEqual(staysOn(first));
    expect(announces()).toBe('polite');
    await leave();
    expect(play()).toEqual(plays);
  });

  test.each([
    ['with reduced motion', preferReducedMotion],
    ['on a phone', () => resize('small')],
  ])('%s, there is neither autoplay nor a button for it', { tags: 'a11y' }, async (_when, change) => {
    await change();
    showSlider();
    expect(play()).toEqual(staysOn(first));
    expect(announces()).toBe('polite');
    expect(screen.queryByRole('button', { name: /^(?:Stop|Start)/ })).toBeNull();
  });
});

test('the home page begins with a headline and one slider of three pictures', { tags: 'HOME-HERO' }, () => {
  const { container } = renderAt(<HomePage />);
  const hero = within(container.firstElementChild as HTMLElement);
  expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero.getByRole('region', { name: /picture/i })).toHaveAttribute('aria-roledescription', 'carousel');
  const pictures = hero.getAllByAltText(/\w/);
  expect(pictures).toHaveLength(counts.heroSlides);
  expect(pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true }))).toHaveLength(1);
});
