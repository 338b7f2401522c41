import { expect, test } from 'vitest';
import { figures } from '../../../spec/extensions/figures';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { pageText } from '../../../tools/approved-text/page-text';
import { contradictionsIn, saidAbout, stated } from '../../support/contradictions';
import { covers, meta } from '../../support/covers';
import { rendered } from '../../support/rendered';

const rule = covers('CONTENT-NO-CONTRADICTION');
const pages = routes.flatMap(({ path }) => {
  const { page, form = '', frame } = pageText(rendered(path).html);
  // Apart, since the last heading of a page says nothing about the frame.
  return [page, form, frame].map((text) => ({ path, text }));
});

test('no sentence of any page contradicts a figure of the specification', rule, () => {
  expect(pages.flatMap(({ path, text }) => contradictionsIn(path, text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});

test('some page speaks of each figure', rule, () => {
  const unsaid = stated.filter(
    (figure) => pages.flatMap(({ path, text }) => saidAbout(figure, path, text)).length === 0,
  );
  expect(unsaid.map(({ what }) => what)).toEqual([]);
});

test('the check finds contradictions', meta, ({ skip }) => {
  skip(stated.length < figures.length, 'The clinic has left a figure of the specification');
  const wrong: readonly (readonly [text: string, page?: string])[] = [
    ['Your treatment plan is written within 90 days.'],
    ['We build a plan with you, and it is finished in six weeks.'],
    ['# Your treatment plan\n\nIt’s ready within 3 weeks of your first call.'],
    ['A monthly summary shows your progress.'],
    ['We reassess your progress every two weeks.'],
    ['DBT takes at least 6 weeks.'],
    ['DBT teaches skills. It asks for a commitment of at least 3 months.'],
    ['**DBT**: a commitment of up to 6 months.'],
    ['The diagnosis takes at least 5 symptoms.', '/acute-stress-disorder'],
    ['Acute stress disorder is a reaction of 2 days up to 1 year.', '/acute-stress-disorder'],
    ['Our crisis hotline is answered on weekdays.'],
    ['Our support team is available to help from 8 a.m. to 8 p.m.'],
    ['The hotline is there 12 hours a day.'],
    [`Call our crisis hotline at [${site.secondPhone.display}](${site.secondPhone.href}).`],
    [`Book an initial assessment at [${site.secondPhone.display}](${site.secondPhone.href}).`],
    ['The certification expires 11/30/26.'],
    ['State certification number 123456ZZ.'],
    ['© 2026 The clinic'],
    ['A phone number has 10 to 12 digits.'],
    ['The button reads “Message Sent” for 5 seconds.'],
    ['Read about nine conditions.'],
    ['Facts on 30 substances.'],
  ];
  expect(wrong.filter(([text, page = '/']) => contradictionsIn(page, text).length === 0)).toEqual([]);
});
