import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { notices as rows, stateStatements } from '../../spec/extensions/notices';
import { Notices } from '../../src/components/Notices/Notices';
import { notices } from '../../src/content/notices';
import type { LawFacts } from '../../src/content/notices/law-facts';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { linksOf } from '../support/parsed-page';
import { plain, textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

/** All notices, as a clinic with these facts would show them. */
function shownWith(change: Partial<LawFacts>) {
  const element = <Notices notices={notices} law={{ ...site.law, ...change }} />;
  const html = parse(renderToString(<MemoryRouter>{element}</MemoryRouter>));
  return { html, text: textOf(html), headings: html.querySelectorAll('h2').map(textOf) };
}

type Condition = (typeof rows)[number]['onlyIf'];
const choices: readonly (readonly [lacks: Condition, change: Partial<LawFacts>])[] = [
  [null, {}],
  ['stateStatus', { stateStatus: 'none' }],
  ['federalFunds', { federalFunds: false }],
  ['physiciansOnStaff', { physiciansOnStaff: false }],
  ['stateRegulatedPlans', { stateRegulatedPlans: false }],
  ['coveredEntity or federallyAssisted', { coveredEntity: false, federallyAssisted: false }],
];

test.each(choices)(
  'without %s, notices are all but those that this leaves out: %o',
  covers('LAW-CHOICE~1'),
  (lacks, change) => {
    const expected = rows.filter(({ onlyIf }) => lacks === null || onlyIf !== lacks).map(({ heading }) => heading);
    expect(shownWith(change).headings.toSorted()).toEqual(expected.toSorted());
  },
);

const part2 = 'Records of care for substance use';
const hipaa = 'When we use and share information without asking';

/** What a fact changes within a notice: a text that is shown with it, and one that is shown without it. */
const within: readonly (readonly [change: Partial<LawFacts>, shown: string, hidden: string])[] = [
  [{ coveredEntity: false }, part2, hipaa],
  [{ federallyAssisted: false }, hipaa, part2],
  [{ fifteenOrMoreStaff: false }, 'May 10, 2028', 'May 11, 2027'],
  [{ fifteenOrMoreStaff: false }, site.email, site.law.rightsCoordinator.title],
  [{ fifteenOrMoreStaff: true }, 'May 11, 2027', 'May 10, 2028'],
  [{ stateStatus: 'licensed' }, 'each program whose license', 'each program whose certification'],
  [{ privacyNoticeEffective: '2027-03-01' }, 'in effect since March 1, 2027', 'February 16, 2026.'],
];

for (const [change, shown, hidden] of within) {
  test(`with ${JSON.stringify(change)}, notices say “${shown}”`, covers('LAW-CHOICE~1'), () => {
    const body = shownWith(change).text.replace(/^Source:.*$/gm, '');
    expect(body).toContain(shown);
    expect(body).not.toContain(hidden);
  });
}

test(
  'without addresses of official pages, notices name the offices and link no other site',
  covers('LAW-LINKS~1'),
  () => {
    const { html, text } = shownWith({});
    expect(linksOf(html).filter(({ path }) => !path.startsWith('tel:'))).toEqual([]);
    for (const office of ['Office for Civil Rights', 'Department of Managed Health Care', 'Health Care Services'])
      expect(text).toContain(office);
  },
);

test('the address of an official page, once entered, is linked by its notice', covers('LAW-LINKS~1'), () => {
  for (const { heading, link } of notices) {
    if (!link) continue;
    const href = 'https://office.internal/page';
    const { html } = shownWith({ officialLinks: { ...site.law.officialLinks, [link.field]: href } });
    const links = html.querySelectorAll('a[href^="http"]').map((found) => ({
      text: textOf(found),
      href: found.getAttribute('href'),
      rel: found.getAttribute('rel'),
      heading: found.closest('section')?.querySelector('h2')?.text,
    }));
    expect(links).toEqual([{ text: plain(link.text), href, rel: 'noopener noreferrer', heading }]);
  }
});

test('the address of the payments to doctors brings the words that the law gives', covers('LAW-LINKS~1'), () => {
  const openPayments = 'https://office.internal/page';
  expect(shownWith({ officialLinks: { ...site.law.officialLinks, openPayments } }).text).toContain(
    'The federal Physician Payments Sunshine Act requires that detailed information',
  );
});

test('documents of the clinic are linked once entered', covers('LAW-LINKS~1'), () => {
  const documents = { privacyPractices: '/documents/privacy.pdf', grievances: '/documents/grievances.pdf' };
  const paths = linksOf(shownWith({ documents }).html).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/'))).toEqual(Object.values(documents));
});

const footers: readonly (readonly [change: Partial<LawFacts>, says: readonly string[], not: readonly string[]])[] = [
  [{ stateStatus: 'licensed' }, [stateStatements.licensed], [stateStatements.certified]],
  [{ stateStatus: 'none' }, [site.certification.number], Object.values(stateStatements)],
  [{ federalFunds: false }, ['Accessibility'], ['¿Habla español?', 'Nondiscrimination']],
  [{ coveredEntity: false }, ['Privacy'], ['Notice of Privacy Practices']],
];

for (const [change, says, not] of footers) {
  test(
    `with ${JSON.stringify(change)}, the footer leaves out ${not.join(' and ')}`,
    covers('LAW-CHOICE~1'),
    async () => {
      const [page] = await pagesWith({ law: change }, ['/not-found']);
      const footer = page?.querySelector('footer');
      const text = footer ? textOf(footer) : '';
      for (const said of says) expect(text).toContain(said);
      for (const unsaid of not) expect(text).not.toContain(unsaid);
    },
  );
}
