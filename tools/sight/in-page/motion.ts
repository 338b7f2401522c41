import { nameOf } from './names';
import { tabStops } from './tab-stops';

/**
 * Finds running animations, except those that follow the scroll position, and finishes all but endless ones.
 * @returns one line for each animation
 */
export const moving = (when: string): readonly string[] =>
  document.getAnimations().flatMap((animation) => {
    const { effect, playState, timeline } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isTimed = timeline === document.timeline && Number(effect?.getTiming().duration) > 0;
    if (!target || !isTimed || playState !== 'running') return [];
    if (effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    return [`${nameOf(target)} moves ${when}`];
  });

/** Focuses a control. @returns one line for each animation that this starts */
export function movingOnFocus(control: HTMLElement): readonly string[] {
  control.focus();
  return moving(`on focus of ${nameOf(control)}`);
}

/**
 * Presses each button and menu of the page, but submits nothing.
 * @returns one line for each animation that runs before, or that a press starts, and one for smooth scrolling
 */
export async function movingWhenPressed(): Promise<readonly string[]> {
  const findings = [...moving('at rest')];
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
    findings.push('the page scrolls smoothly to a fragment');
  // Press those of the header last, because an open menu can hide all others.
  const buttons = [':not(header *)', ':is(header *)'].flatMap((place) => [
    ...document.querySelectorAll<HTMLElement>(`:is(button:not([type="submit"]), summary)${place}`),
  ]);
  for (const button of buttons) {
    if (!tabStops().includes(button)) continue;
    button.click();
    // Wait until React has rendered.
    await new Promise(requestAnimationFrame);
    findings.push(...moving(`when ${nameOf(button)} is pressed`));
  }
  return findings;
}
