/** The elements that a story can focus. */
const focusable = ['a', 'button', 'input', 'textarea', 'summary'];

/** Parameters of a story that show a state which the pointer or the keyboard causes. */
export const hover = { pseudo: { hover: true } } as const;
export const active = { pseudo: { active: true } } as const;
export const focusVisible = { pseudo: { focus: focusable, focusVisible: focusable, focusWithin: true } };

/** Parameters of a story that takes the full width and reaches the edges, as on a page. */
export const wide = { wide: true } as const;
export const edgeToEdge = { edgeToEdge: true } as const;

/** Parameters and globals of a story on a screen of this size, in px. Media queries apply to it. */
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
