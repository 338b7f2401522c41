import { tokens } from './tokens';

export const schemes = ['system', 'light', 'dark'] as const;
/** The color scheme that the gallery is shown in. */
export type Scheme = (typeof schemes)[number];

const key = 'gallery-color-scheme';

/** The scheme that was chosen last. */
export function chosenScheme(): Scheme {
  return schemes.find((scheme) => scheme === localStorage.getItem(key)) ?? 'system';
}

/** Shows this document in the scheme; `system` leaves it to the style sheet, as on the site. */
export function applyScheme(scheme: Scheme): void {
  const { style } = document.documentElement;
  style.colorScheme = scheme === 'system' ? '' : scheme;
  for (const { name, value, dark } of tokens) {
    if (!dark) continue;
    style.setProperty(name, { system: '', light: value, dark }[scheme]);
  }
}

/** Remembers the scheme and applies it to this document; the gallery's frames follow by `followScheme`. */
export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(key, scheme);
  applyScheme(scheme);
}

/** Applies the chosen scheme now and whenever another document of the gallery changes it. */
export function followScheme(): void {
  applyScheme(chosenScheme());
  window.addEventListener('storage', (event) => {
    if (event.key === key) applyScheme(chosenScheme());
  });
}
