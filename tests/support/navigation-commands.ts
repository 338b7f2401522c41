import fc from 'fast-check';
import { commandBuilder, sequencesOf } from './model-commands';
import type { NavigationDriver } from './navigation-driver';
import type { NavigationModel, PagePart } from './navigation-model';

const command = commandBuilder<NavigationModel, NavigationDriver>();

const follow = (part: PagePart) =>
  fc
    .nat({ max: 60 })
    .map((choice) => command(`follow link ${choice} of the ${part}`, (_, driver) => driver.follow(part, choice)));

const back = command(
  'go back',
  async (model, driver) => {
    model.back();
    await driver.back();
  },
  (model) => model.hasBack,
);
const forward = command(
  'go forward',
  async (model, driver) => {
    model.forward();
    await driver.forward();
  },
  (model) => model.hasForward,
);

/** Every kind of navigation inside the site. */
export const navigationCommands = fc.commands(
  [
    fc.oneof(
      { weight: 4, arbitrary: follow('header') },
      { weight: 5, arbitrary: follow('main') },
      { weight: 2, arbitrary: follow('footer') },
      { weight: 3, arbitrary: fc.constant(back) },
      { weight: 2, arbitrary: fc.constant(forward) },
    ),
  ],
  sequencesOf(20),
);
