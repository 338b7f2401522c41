/** The path of each icon, which is stroked except for the phone, in a viewBox of 24 × 24. */
const icons = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M12 20V5m-7 7 7-7 7 7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5.5v13l10-6.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  crisis:
    'M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18zm0 5.5a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7zM5.6 5.6l3.9 3.9m5 5 3.9 3.9m0-12.8-3.9 3.9m-5 5-3.9 3.9',
  phone:
    'M6.6 3.5 9 8 7.2 9.9c1.2 2.9 4 5.7 6.9 6.9L16 15l4.5 2.4c0 2-1.6 3.6-3.6 3.6C9.8 20.6 3.4 14.2 3 7.1c0-2 1.6-3.6 3.6-3.6z',
  message: 'M4 5.5h16v11h-9l-4 3.5v-3.5H4z',
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon, hidden from assistive technology. The text beside it or the name of its control conveys the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
      <path
        d={icons[name]}
        fill={name === 'phone' ? 'currentColor' : 'none'}
        stroke={name === 'phone' ? undefined : 'currentColor'}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
