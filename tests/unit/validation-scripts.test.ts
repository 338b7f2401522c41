import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../../src/contact/validation';
import { range } from '../support/characters';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { scripts } from '../support/scripts';
import { runs } from '../support/seed';

for (const [script, [first, last]] of Object.entries(scripts)) {
  test(`a name in the letters of the script ${script} passes`, covers('VAL-NAME-ANY-SCRIPT~1'), () => {
    fc.assert(
      fc.property(fc.string({ unit: range(first, last), minLength: 1 }), (name) => {
        expect(validate({ ...goodMessage, name })).toEqual({});
      }),
      { numRuns: runs(20) },
    );
  });
}
