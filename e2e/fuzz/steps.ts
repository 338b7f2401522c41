import fc from 'fast-check';
import { accepted, type FieldName, fields, rejected } from '../../spec/contact-form';
import { families } from '../support/routes';

/** One action of a visitor, as plain data, so that a failure can be printed and repeated. */
export type Step =
  /** `at` selects one of the links and controls in view, or one of the buttons. */
  | { readonly do: 'click'; readonly among: 'all' | 'buttons'; readonly at: number }
  | { readonly do: 'type'; readonly field: FieldName; readonly text: string }
  /** Fills in a valid message and clicks the button that many times. */
  | { readonly do: 'write'; readonly presses: 0 | 1 | 2 }
  | { readonly do: 'press'; readonly key: 'Tab' | 'Shift+Tab' | 'Escape' | 'Enter' | 'Space' }
  | { readonly do: 'go'; readonly way: 'back' | 'forward' }
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  | { readonly do: 'connect'; readonly online: boolean }
  /** `to` is a percentage of the page's height. */
  | { readonly do: 'scroll'; readonly to: number };

/** A visit: the page where it starts, and its steps. */
export interface Visit {
  readonly start: string;
  readonly steps: readonly Step[];
}

const text = fc.oneof(
  fc.constantFrom(...[...accepted, ...rejected].map(({ value }) => value)),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202eevil', '{{name}}', "'; --", 'a'.repeat(5000)),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** One kind of step, its values, and its relative frequency. */
const kind = <const Name extends Step['do'], Values>(
  weight: number,
  name: Name,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
) => ({ weight, arbitrary: fc.record(values).map((rest) => ({ do: name, ...rest })) });

const step: fc.Arbitrary<Step> = fc.oneof(
  // Half of the clicks are on buttons, because links outnumber them ten to one.
  kind(10, 'click', { among: fc.constantFrom('all', 'buttons'), at: fc.nat(999) }),
  kind(2, 'type', { field: fc.constantFrom(...fields.map(({ name }) => name)), text }),
  kind(3, 'write', { presses: fc.constantFrom(0, 1, 2) }),
  kind(5, 'press', { key: fc.constantFrom('Tab', 'Shift+Tab', 'Escape', 'Escape', 'Enter', 'Space') }),
  kind(2, 'go', { way: fc.constantFrom('back', 'back', 'forward') }),
  kind(2, 'resize', { width: fc.integer({ min: 320, max: 1440 }), height: fc.integer({ min: 400, max: 900 }) }),
  // Online twice as often as offline, where few things can happen.
  kind(1, 'connect', { online: fc.constantFrom(true, true, false) }),
  kind(3, 'scroll', { to: fc.nat(100) }),
);

/** Visits of up to `length` steps. */
export const visits = (length: number): fc.Arbitrary<Visit> =>
  fc.record({
    start: fc.constantFrom(...families.map(({ path }) => path)),
    steps: fc.array(step, { minLength: 1, maxLength: length, size: 'max' }),
  });
