/** Selectors of the elements that `focusVisible` shows with focus. */
const focusable = ['a', 'button', 'input', 'textarea', 'summary'];

/** Story parameters that show a pseudo-state. */
export const hover = { pseudo: { hover: true } } as const;
export const active = { pseudo: { active: true } } as const;
export const focusVisible = { pseudo: { focus: focusable, focusVisible: focusable, focusWithin: true } };

/** Story parameters for the full width of a page, and for no space around the component. */
export const wide = { wide: true } as const;
export const edgeToEdge = { edgeToEdge: true } as const;

/** Parameters and globals that show a story on a screen of this size, in px. Media queries refer to that size. */
export function screen(width: number, height: number, state: object = {}) {
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    parameters: {
      screen: { width, height },
      viewport: { options: { screen: { name: `${width} × ${height}`, styles } } },
      ...state,
    },
    globals: { viewport: { value: 'screen' } },
  };
}
