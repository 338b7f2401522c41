import fc from 'fast-check';
import { accepted, type FieldName, fields, rejected } from '../../../spec/contact-form';
import { families } from '../families';

/** One thing that a visitor does; plain data, so that a failure can be read and seen again. */
export type Step =
  /** `at` chooses among what is in view and can be pressed, or among the buttons there. */
  | { readonly do: 'click'; readonly among: 'all' | 'buttons'; readonly at: number }
  | { readonly do: 'type'; readonly field: FieldName; readonly text: string }
  /** Writes a message that passes all checks, and presses the button so often. */
  | { readonly do: 'write'; readonly presses: 0 | 1 | 2 }
  | { readonly do: 'submit'; readonly presses: 1 | 2 }
  | { readonly do: 'press'; readonly key: 'Tab' | 'Shift+Tab' | 'Escape' | 'Enter' | 'Space' }
  | { readonly do: 'go'; readonly way: 'back' | 'forward' }
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  | { readonly do: 'connect'; readonly online: boolean }
  /** `to` is a percentage of the page's height. */
  | { readonly do: 'scroll'; readonly to: number };

/** A visit: where it begins, and what is done one after the other. */
export interface Walk {
  readonly start: string;
  readonly steps: readonly Step[];
}

const text = fc.oneof(
  fc.constantFrom(...[...accepted, ...rejected].map(({ value }) => value)),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202eevil', '{{name}}', "'; --", 'a'.repeat(5000)),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('click' as const),
      // Links outnumber buttons ten to one.
      among: fc.constantFrom('all' as const, 'buttons' as const),
      at: fc.nat(999),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      field: fc.constantFrom(...fields.map(({ name }) => name)),
      text,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      presses: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('submit' as const), presses: fc.constantFrom(1 as const, 2 as const) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      key: fc.constantFrom(
        'Tab' as const,
        'Shift+Tab' as const,
        'Escape' as const,
        'Escape' as const,
        'Enter' as const,
        'Space' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('go' as const),
      way: fc.constantFrom('back' as const, 'back' as const, 'forward' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resize' as const),
      width: fc.integer({ min: 320, max: 1440 }),
      height: fc.integer({ min: 400, max: 900 }),
    }),
  },
  // Twice as often there as gone: without a connection little can happen.
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('connect' as const), online: fc.constantFrom(true, true, false) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('scroll' as const), to: fc.nat(100) }) },
);

/** Visits of up to `length` steps. */
export const walks = (length: number): fc.Arbitrary<Walk> =>
  fc.record({
    start: fc.constantFrom(...families.map(({ path }) => path)),
    steps: fc.array(step, { minLength: 1, maxLength: length, size: 'max' }),
  });
