import type { Example } from '../components/example';
import { menus } from '../content/navigation';
import { MenuDisclosure } from './MenuDisclosure';

/** Opens the menu as a visitor's click would. */
const openMenu = (nav: HTMLElement | null) => nav?.querySelector('details')?.setAttribute('open', '');

export const examples: readonly Example[] = menus.slice(0, 1).flatMap((menu) =>
  [false, true].map((open) => ({
    state: open ? 'open' : 'closed',
    element: (
      <nav aria-label="Main" ref={open ? openMenu : null}>
        <ul>
          <MenuDisclosure menu={menu} />
        </ul>
      </nav>
    ),
    screen: { width: 320, height: open ? 440 : 120 },
  })),
);
