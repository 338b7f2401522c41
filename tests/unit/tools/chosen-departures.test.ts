import { expect, test } from 'vitest';
import { withAnswers } from '../../../tools/build/chosen-departures';
import { meta } from '../../support/covers';

const chosen = { wide: true, deep: false };

test('a build is given the answer where its code asks for a departure', meta, () => {
  expect(withAnswers('site.departures.wide ? a : site.departures.deep', chosen)).toBe('true ? a : false');
});

test('code that asks for no departure is left as it is', meta, () => {
  const code = 'const website = { departures: { wide: 1 } }; mysite.departures.wide; site.name;';
  expect(withAnswers(code, chosen)).toBe(code);
});

test('a departure that is not in the list stops the build', meta, () => {
  expect(() => withAnswers('site.departures.high', chosen)).toThrow('site.departures.high is no departure');
});
