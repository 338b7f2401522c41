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

/** Presses each button and menu of the page, but submits nothing. @returns one line for each animation that this starts */
export async function movingWhenPressed(): Promise<readonly string[]> {
  const findings: string[] = [];
  const buttons = () => tabStops().filter((stop) => stop.matches('button:not([type="submit"]), summary'));
  for (let at = 0; at < buttons().length; at++) {
    const button = buttons()[at];
    button?.click();
    // Wait until React has rendered.
    await new Promise(requestAnimationFrame);
    if (button) findings.push(...moving(`when ${nameOf(button)} is pressed`));
  }
  return findings;
}
