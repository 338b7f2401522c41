import { nameOf } from './names';
import { tabStops } from './tab-stops';

/** The elements that an animation or a transition moves now, one line each. It is brought to its end. */
export const moving = (when: string): readonly string[] =>
  document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (playState !== 'running' || !target || !(Number(effect?.getTiming().duration) > 0)) return [];
    if (effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    return [`${nameOf(target)} moves ${when}`];
  });

/** Presses the buttons and menus of the page one after the other, but does not submit. @returns what moves, one line each */
export async function movingWhenPressed(): Promise<readonly string[]> {
  const findings: string[] = [];
  const buttons = () => tabStops().filter((stop) => stop.matches('button:not([type="submit"]), summary'));
  for (let at = 0; at < buttons().length; at++) {
    const button = buttons()[at];
    button?.click();
    // React renders after the event.
    await new Promise(requestAnimationFrame);
    if (button) findings.push(...moving(`when ${nameOf(button)} is pressed`));
  }
  return findings;
}
