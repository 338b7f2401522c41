import fc from 'fast-check';
import { menus } from '../../spec/navigation';
import type { HeaderDriver } from './header-driver';
import { type HeaderModel, type Input, inputs } from './header-model';
import { commandBuilder, sequencesOf } from './model-commands';

const command = commandBuilder<HeaderModel, HeaderDriver>((model) => model.navigationVisible);
const always = () => true;

const pressMenu = (label: string, input: Input) =>
  command(`press ${label} (${input})`, async (model, driver) => {
    model.pressMenu(label);
    await driver.pressMenu(label, input);
  });

const pressToggle = (input: Input) =>
  command(
    `press the toggle (${input})`,
    async (model, driver) => {
      model.pressToggle(input);
      await driver.pressToggle(input);
    },
    (model) => model.size === 'small',
  );

const pressEscape = command('press Escape', (model, driver) => driver.escape(() => model.escape()), always);

const clickPage = command(
  'click the page',
  async (model, driver) => {
    model.leaveNavigation();
    await driver.clickPage();
  },
  always,
);
const focusPage = command(
  'focus the page',
  async (model, driver) => {
    model.leaveNavigation();
    driver.focusPage();
  },
  // The open mobile menu covers the page, which cannot be focused then.
  (model) => model.size === 'wide' || !model.navigationVisible,
);

const focusLink = (choice: number) =>
  command(`focus visible link ${choice}`, async (_, driver) => driver.focusLink(choice));

const followLink = (choice: number) =>
  command(`follow visible link ${choice}`, async (model, driver) => {
    model.followLink();
    await driver.followLink(choice);
  });

const resize = command(
  'resize the screen',
  async (model, driver) => {
    model.size = model.size === 'wide' ? 'small' : 'wide';
    await driver.resize(model.size);
  },
  always,
);

const menuAndInput = fc.tuple(fc.constantFrom(...menus), fc.constantFrom(...inputs));

/** Everything that a visitor can do with the header. */
export const headerCommands = fc.commands(
  [
    fc.oneof(
      { weight: 6, arbitrary: menuAndInput.map(([{ label }, input]) => pressMenu(label, input)) },
      { weight: 6, arbitrary: fc.constantFrom(...inputs).map(pressToggle) },
      { weight: 6, arbitrary: fc.constant(pressEscape) },
      { weight: 1, arbitrary: fc.constantFrom(clickPage, focusPage) },
      { weight: 5, arbitrary: fc.nat({ max: 20 }).map(focusLink) },
      { weight: 1, arbitrary: fc.nat({ max: 20 }).map(followLink) },
      { weight: 1, arbitrary: fc.constant(resize) },
    ),
  ],
  sequencesOf(40),
);
