import { tokens } from './tokens';

/** Sets the tokens of a color scheme. With `system`, the style sheet follows the device, as on the site. */
export function showScheme(scheme: unknown): void {
  const { style } = document.documentElement;
  style.colorScheme = scheme === 'system' ? '' : String(scheme);
  for (const { name, value, dark } of tokens) {
    if (dark) style.setProperty(name, scheme === 'system' ? '' : scheme === 'dark' ? dark : value);
  }
}
