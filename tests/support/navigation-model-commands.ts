import fc from 'fast-check';
import type { NavigationModel, Place } from './navigation-model';
import type { NavigationStage } from './navigation-model-stage';
import { replay } from './seed';

type NavigationCommand = fc.AsyncCommand<NavigationModel, NavigationStage>;

/** A navigation, after which the visitor is where the model says. */
function command(
  name: string,
  act: NavigationCommand['run'],
  check: NavigationCommand['check'] = () => true,
): NavigationCommand {
  return {
    check,
    toString: () => name,
    async run(model, stage) {
      await act(model, stage);
      stage.check();
    },
  };
}

const follow = (place: Place, choice: number) =>
  command(`follow link ${choice} of the ${place}`, (_, stage) => stage.follow(place, choice));

const back = command(
  'go back',
  async (model, stage) => {
    model.back();
    await stage.back();
  },
  (model) => model.hasBack,
);
const forward = command(
  'go forward',
  async (model, stage) => {
    model.forward();
    await stage.forward();
  },
  (model) => model.hasForward,
);

const choice = fc.nat({ max: 60 });

/** All the ways to another page. */
export const navigationCommands = fc.commands(
  [
    fc.oneof(
      { weight: 4, arbitrary: choice.map((n) => follow('header', n)) },
      { weight: 5, arbitrary: choice.map((n) => follow('main', n)) },
      { weight: 2, arbitrary: choice.map((n) => follow('footer', n)) },
      { weight: 3, arbitrary: fc.constant(back) },
      { weight: 2, arbitrary: fc.constant(forward) },
    ),
  ],
  { maxCommands: 20, size: 'max', ...replay },
);
