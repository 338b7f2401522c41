import fc from 'fast-check';
import { menus } from '../../spec/navigation';
import type { HeaderModel } from './header-model';
import type { HeaderStage } from './header-model-stage';
import { replay } from './seed';

type HeaderCommand = fc.AsyncCommand<HeaderModel, HeaderStage>;

/** An act of the visitor, after which the header is as the model says. */
function command(
  name: string,
  act: HeaderCommand['run'],
  check: HeaderCommand['check'] = (model) => model.navigationShown,
): HeaderCommand {
  return {
    check,
    toString: () => name,
    async run(model, stage) {
      await act(model, stage);
      stage.check();
    },
  };
}
const always = () => true;

/** How a button is pressed; assistive technology clicks it without a pointer, and leaves the focus where it is. */
const ways = ['pointer', 'assistive'] as const;

const pressMenu = (label: string, way: (typeof ways)[number]) =>
  command(`press ${label} (${way})`, async (model, stage) => {
    model.pressMenu(label);
    await stage.pressMenu(label, way);
  });

const pressToggle = (way: (typeof ways)[number]) =>
  command(
    `press the toggle (${way})`,
    async (model, stage) => {
      model.pressToggle(way);
      await stage.pressToggle(way);
    },
    (model) => model.size === 'small',
  );

const pressEscape = command('press Escape', (model, stage) => stage.escape(() => model.escape()), always);

const clickElsewhere = command(
  'click on the page',
  async (model, stage) => {
    model.turnElsewhere();
    await stage.clickElsewhere();
  },
  always,
);
const focusElsewhere = command(
  'move the focus to the page',
  async (model, stage) => {
    model.turnElsewhere();
    stage.focusElsewhere();
  },
  // The open mobile menu covers the page, which is inert then.
  (model) => model.size === 'wide' || !model.navigationShown,
);

const focusLink = (choice: number) =>
  command(`move the focus to link ${choice} in sight`, async (_, stage) => stage.focusLink(choice));

const followLink = (choice: number) =>
  command(`follow link ${choice} in sight`, async (model, stage) => {
    model.follow();
    await stage.followLink(choice);
  });

const resize = command(
  'turn the screen',
  async (model, stage) => {
    model.size = model.size === 'wide' ? 'small' : 'wide';
    await stage.resize(model.size);
  },
  always,
);

/** All that a visitor can do with the header. */
export const headerCommands = fc.commands(
  [
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .tuple(fc.constantFrom(...menus), fc.constantFrom(...ways))
          .map(([{ label }, way]) => pressMenu(label, way)),
      },
      { weight: 6, arbitrary: fc.constantFrom(...ways).map(pressToggle) },
      { weight: 6, arbitrary: fc.constant(pressEscape) },
      { weight: 1, arbitrary: fc.constantFrom(clickElsewhere, focusElsewhere) },
      { weight: 5, arbitrary: fc.nat({ max: 20 }).map(focusLink) },
      { weight: 1, arbitrary: fc.nat({ max: 20 }).map(followLink) },
      { weight: 1, arbitrary: fc.constant(resize) },
    ),
  ],
  { maxCommands: 40, size: 'max', ...replay },
);
