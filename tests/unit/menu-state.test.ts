import { expect, test } from 'vitest';
import { menus } from '../../spec/navigation';
import { allClosed, type MenuEvent, type MenuState, menuState } from '../../src/layout/menu-state';
import { covers } from '../support/covers';

type Label = (typeof menus)[number]['label'];
type State = MenuState<Label>;

const [programs, mentalHealth] = menus.map(({ label }) => label);
const closed: State = { page: 'here', mobile: false, dropdown: undefined };

/** What is open after these events, on a page that began with all closed. */
const after = (...events: readonly MenuEvent<Label>[]) => events.reduce<State>(menuState, allClosed('here'));

const mobile = { type: 'toggle mobile' } as const;
const press = (id: Label | undefined) => ({ type: 'toggle dropdown', id: id ?? 'Programs' }) as const;
const leave = { type: 'leave dropdown' } as const;

test('a page begins with all menus closed', covers('NAV-SUBMENU-STATES~1'), () => {
  expect(allClosed('here')).toEqual(closed);
});

test('the toggle opens the mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), () => {
  expect(after(mobile)).toEqual({ ...closed, mobile: true });
});

test('the toggle closes the mobile menu again', covers('NAV-MOBILE-MENU-STATES~1'), () => {
  expect(after(mobile, mobile)).toEqual(closed);
});

test('the toggle closes an open dropdown with the mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), () => {
  expect(after(mobile, press(programs), mobile)).toEqual(closed);
});

test('closing the mobile menu leaves it closed', covers('NAV-MOBILE-MENU-STATES~1'), () => {
  expect(after(mobile, { type: 'close mobile' })).toEqual(closed);
});

test('closing the mobile menu closes the dropdown in it', covers('NAV-MOBILE-MENU-STATES~1'), () => {
  expect(after(mobile, press(programs), { type: 'close mobile' })).toEqual(closed);
});

for (const { label } of menus) {
  test(`the button of ${label} opens it`, covers('NAV-SUBMENU-OPENS~1'), () => {
    expect(after(press(label))).toEqual({ ...closed, dropdown: label });
  });

  test(`the button of ${label} closes it again`, covers('NAV-SUBMENU-CLOSES~1'), () => {
    expect(after(press(label), press(label))).toEqual(closed);
  });
}

test('opening one dropdown closes the other', covers('NAV-SUBMENU-OPENS~1'), () => {
  expect(after(press(programs), press(mentalHealth))).toEqual({ ...closed, dropdown: mentalHealth });
});

test('a dropdown of the mobile menu leaves the mobile menu open', covers('NAV-SUBMENU-OPENS~1'), () => {
  expect(after(mobile, press(programs))).toEqual({ page: 'here', mobile: true, dropdown: programs });
});

test('leaving a dropdown closes it and nothing else', covers('NAV-SUBMENU-CLOSES~1'), () => {
  expect(after(mobile, press(programs), leave)).toEqual({ ...closed, mobile: true });
});

test('arriving at another page closes all', covers('NAV-SUBMENU-STATES~1'), () => {
  expect(after(mobile, press(programs), { type: 'arrive', page: 'there' })).toEqual({ ...closed, page: 'there' });
});
