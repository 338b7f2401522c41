import type { Example } from '../components/example';
import { menus } from '../content/navigation';
import { MenuDisclosure } from './MenuDisclosure';

export const examples: readonly Example[] = menus.slice(0, 1).flatMap((menu) =>
  [false, true].map((open) => ({
    state: open ? 'open' : 'closed',
    element: (
      <ul style={{ listStyle: 'none' }}>
        <MenuDisclosure menu={menu} open={open} onToggle={() => {}} />
      </ul>
    ),
    screen: { width: 320, height: open ? 440 : 120 },
  })),
);
