/** @module-tag meta */
import { describe, expect, test } from 'vitest';
import { faultOf } from './faults-of-svg';

describe('faultOf', () => {
  // biome-ignore format: a table, one case a row
  const cases = [
    { why: 'text', svg: '<svg><g>x</g></svg>', fault: 'no tag at: x</g></svg>' },
    { why: 'an open tag', svg: '<svg><g></svg>', fault: '</svg> closes nothing' },
    { why: 'a missing end', svg: '<svg><g></g>', fault: 'left open: svg' },
    { why: 'a second root', svg: '<svg/><svg/>', fault: 'a second root: <svg/>' },
    { why: 'an attribute without quotes', svg: '<svg a=1/>', fault: 'no tag at: <svg a=1/>' },
    { why: 'an attribute twice', svg: '<svg a="1" a="2"/>', fault: 'an attribute twice: <svg a="1" a="2"/>' },
    { why: 'an id twice', svg: '<svg><g id="a"/><g id="a"/></svg>', fault: 'two elements have the id a' },
    { why: 'a reference to nothing', svg: '<svg><g fill="url(#b)"/></svg>', fault: 'no element has the id b' },
  ];

  for (const { why, svg, fault } of cases) {
    test(`reports ${why}`, () => {
      expect(faultOf(svg)).toBe(fault);
    });
  }

  test('accepts a well-formed document', () => {
    expect(faultOf('<svg a="1"><g id="a"><path d="M0 0"/></g><use href="#a"/></svg>')).toBeUndefined();
  });
});
