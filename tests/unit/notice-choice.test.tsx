import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { notices as rows, stateStatements } from '../../spec/extensions/notices';
import { Notices } from '../../src/components/Notices/Notices';
import { notices } from '../../src/content/notices';
import { site } from '../../src/site';
import type { LawFacts } from '../../src/site.schema';
import { linksOf, onlyElement } from '../support/parsed-page';
import { confirmedLaw } from '../support/ready-clinic';
import { plain, textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

/** The facts of a clinic to which every law applies, without links and documents. */
const law: LawFacts = {
  ...confirmedLaw,
  privacyNoticeEffective: '2026-02-16',
  rightsCoordinator: { name: 'A. Person', title: 'Civil Rights Coordinator', email: 'rights@clinic.internal' },
  officialLinks: { ...confirmedLaw.officialLinks, goodFaithEstimate: '', stateStatusList: '', openPayments: '' },
  documents: { privacyPractices: '', grievances: '' },
};

/** The notices that a clinic with these facts shows. */
function shownWith(change: Partial<LawFacts>) {
  const element = <Notices notices={notices} law={{ ...law, ...change }} />;
  const html = parse(renderToString(<MemoryRouter>{element}</MemoryRouter>));
  return { html, text: textOf(html), headings: html.querySelectorAll('h2').map(textOf) };
}

test('a clinic omits exactly the notices that do not apply to it', { tags: 'law' }, () => {
  const choices: readonly (readonly [lacks: (typeof rows)[number]['onlyIf'], change: Partial<LawFacts>])[] = [
    ['stateStatus', { stateStatus: 'none' }],
    ['federalFunds', { federalFunds: false }],
    ['physiciansOnStaff', { physiciansOnStaff: false }],
    ['stateRegulatedPlans', { stateRegulatedPlans: false }],
    ['coveredEntity or federallyAssisted', { coveredEntity: false, federallyAssisted: false }],
  ];
  expect(shownWith({}).headings.toSorted()).toEqual(rows.map(({ heading }) => heading).toSorted());
  for (const [lacks, change] of choices) {
    const expected = rows.filter(({ onlyIf }) => onlyIf !== lacks).map(({ heading }) => heading);
    expect(shownWith(change).headings.toSorted(), `without ${lacks}`).toEqual(expected.toSorted());
  }
});

const part2 = 'Records of care for substance use';
const hipaa = 'When we use and share information without asking';

/** Facts that change a notice: the facts, wording that they show, and wording that they hide. */
const within: readonly (readonly [change: Partial<LawFacts>, shown: string, hidden: string])[] = [
  [{ coveredEntity: false }, part2, hipaa],
  [{ federallyAssisted: false }, hipaa, part2],
  [{ fifteenOrMoreStaff: false }, 'May 10, 2028', 'May 11, 2027'],
  [{ fifteenOrMoreStaff: false }, site.email, law.rightsCoordinator.title],
  [{ stateStatus: 'licensed' }, 'each program whose license', 'each program whose certification'],
  [{ privacyNoticeEffective: '2027-03-01' }, 'effective date of this notice is March 1, 2027', 'February 16, 2026.'],
];

test.each(within)('with %j, notices say “%s”, not “%s”', { tags: 'law' }, (change, shown, hidden) => {
  const { text } = shownWith(change);
  expect([text.includes(shown), text.includes(hidden)]).toEqual([true, false]);
});

test('a notice links to the official page and to documents once they are entered', { tags: 'law' }, () => {
  expect(linksOf(shownWith({}).html).filter(({ path }) => !/^(?:tel:|\/(?!documents))/.test(path))).toEqual([]);
  const href = 'https://office.internal/page';
  for (const { heading, link } of notices) {
    if (!link) continue;
    const { html } = shownWith({ officialLinks: { ...law.officialLinks, [link.field]: href } });
    const links = html.querySelectorAll('a[href^="http"]').map((found) => ({
      text: textOf(found),
      href: found.getAttribute('href'),
      heading: found.closest('section')?.querySelector('h2')?.text,
    }));
    expect(links).toEqual([{ text: plain(link.text), href, heading }]);
  }
  const documents = { privacyPractices: '/documents/privacy.pdf', grievances: '/documents/grievances.pdf' };
  const paths = linksOf(shownWith({ documents }).html).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/documents/'))).toEqual(Object.values(documents));
});

const certification = { number: '1', expires: '2027-06-30', registerName: 'register' };
const footers: readonly (readonly [change: Partial<LawFacts>, says: readonly string[], not: readonly string[]])[] = [
  [
    { stateStatus: 'licensed' },
    [stateStatements.licensed, 'State license number 1.'],
    [stateStatements.certified, 'certification number'],
  ],
  [{ stateStatus: 'none' }, [], Object.values(stateStatements)],
  [{ federalFunds: false }, ['Accessibility'], ['¿Habla español?', 'Nondiscrimination']],
  [{ coveredEntity: false }, ['Privacy'], ['Notice of Privacy Practices']],
];

test.each(footers)('with %j, the footer says only what applies', { tags: 'law' }, async (change, says, not) => {
  const [page] = await pagesWith({ ...site, law: { ...law, ...change }, certification }, ['/not-found']);
  const text = page ? textOf(onlyElement(page, 'footer')) : '';
  const found = [...says, ...not].filter((words) => text.includes(words));
  expect(found).toEqual(says);
});
