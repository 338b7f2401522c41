import { nameOf } from './names';
import { tabStops } from './tab-stops';

/** Finds running animations, and finishes all but endless ones. @returns one line for each animation */
export const moving = (when: string): readonly string[] =>
  document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (playState !== 'running' || !target || !(Number(effect?.getTiming().duration) > 0)) return [];
    if (effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    return [`${nameOf(target)} moves ${when}`];
  });

/**
 * Presses each button and menu of the page, but submits nothing.
 * @returns one line for each animation that runs before, or that a press starts, and one for smooth scrolling
 */
export async function movingWhenPressed(): Promise<readonly string[]> {
  const findings = [...moving('at rest')];
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
    findings.push('the page scrolls smoothly to a fragment');
  const pressed = new Set<HTMLElement>();
  /** Returns the next button. Those of the header come last, because an open menu can hide all others. */
  function next(): HTMLElement | undefined {
    const buttons = tabStops().filter((stop) => stop.matches('button:not([type="submit"]), summary'));
    const rest = buttons.filter((button) => !pressed.has(button));
    return rest.find((button) => !button.closest('header')) ?? rest[0];
  }
  for (let button = next(); button; button = next()) {
    pressed.add(button);
    button.click();
    // Wait until React has rendered.
    await new Promise(requestAnimationFrame);
    findings.push(...moving(`when ${nameOf(button)} is pressed`));
  }
  return findings;
}
