import type { ReactNode } from 'react';

/** A state that a pointer or the keyboard causes, by the name of its CSS pseudo-class. */
export type PseudoState = 'hover' | 'focus-visible' | 'active';

/**
 * One state of a component. A file `<Name>.examples.tsx` beside the component exports a list of them as `examples`: the
 * gallery shows each, and the component tests check each. Examples are no part of the product.
 */
export interface Example {
  /** Unique among the component's examples: "default", "error", "long text". */
  readonly state: string;
  readonly element: ReactNode;
  /** The pseudo-states in which the component looks different; the gallery shows them beside the state itself. */
  readonly pseudoStates?: readonly PseudoState[];
  /** Takes the whole width of the gallery instead of one column. */
  readonly wide?: true;
  /** Rendered as a screen of this size in px, for a component that looks different on a small one or is fixed to its edge. */
  readonly screen?: { readonly width: number; readonly height: number };
  /** Runs to the edges of the screen, as a band of the page does. */
  readonly edgeToEdge?: true;
  /** Stands on the dark background of the footer. */
  readonly onNight?: true;
}
