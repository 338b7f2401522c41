import type { ReactNode } from 'react';

/** A state that the pointer or the keyboard causes, by its CSS pseudo-class. */
export type PseudoState = 'hover' | 'focus-visible' | 'active';

/**
 * One state of a component. `<Name>.examples.tsx` beside the component exports a list of these as `examples`; the gallery
 * shows each, and the component tests check each. Examples are not part of the built site.
 */
export interface Example {
  /** Unique among the component's examples: "default", "error", "long text". */
  readonly state: string;
  readonly element: ReactNode;
  /** The pseudo-states in which the component looks different; the gallery shows them beside the state itself. */
  readonly pseudoStates?: readonly PseudoState[];
  /** Takes the full width of the gallery instead of one column. */
  readonly wide?: true;
  /** Shown in a frame of this size, in px, for a component that depends on the size of the screen or is fixed to its edge. */
  readonly screen?: { readonly width: number; readonly height: number };
  /** Reaches the edges of the screen, as it does on a page. */
  readonly edgeToEdge?: true;
  /** Shown on the dark background of the footer. */
  readonly onNight?: true;
}
