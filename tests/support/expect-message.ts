import fc from 'fast-check';
import { expect } from 'vitest';
import type { FieldName } from '../../spec/contact-form';
import { validate } from '../../src/contact/validation';
import { goodMessage } from './messages';
import { runs } from './seed';

/**
 * Checks the message that validation returns for each generated value of a field, in a form that is valid otherwise.
 * @param expected the message, or a function that returns it for a value; undefined for valid values
 */
export function expectMessage(
  field: FieldName,
  values: fc.Arbitrary<string>,
  expected: string | undefined | ((value: string) => string | undefined),
  usualRuns = 100,
): void {
  const property = fc.property(values, (value) => {
    const message = typeof expected === 'function' ? expected(value) : expected;
    expect(validate({ ...goodMessage, [field]: value })).toEqual(message === undefined ? {} : { [field]: message });
  });
  fc.assert(property, { numRuns: runs(usualRuns) });
}
