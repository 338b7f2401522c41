import type { RuleTag } from '../../spec/all-rules';
import { certificationExpiry, copyrightYear } from '../../spec/constants';
import { footerColumns } from '../../spec/navigation';
import { routes } from '../../spec/routes';
import { site } from '../../src/site';
import { linksOf, type PageParts } from '../support/places';
import { says, textOf } from '../support/text';
import type { PageCase } from './page-case';

const columnRules: Record<(typeof footerColumns)[number]['heading'], RuleTag> = {
  Company: 'FOOT-COMPANY~2',
  Navigation: 'FOOT-NAVIGATION~2',
  Programs: 'FOOT-PROGRAMS~3',
  Services: 'FOOT-SERVICES~2',
};

const columnsOf = ({ footer }: PageParts) =>
  footer.querySelectorAll('h2').map((heading) => ({
    heading: textOf(heading),
    links: linksOf(heading.nextElementSibling ?? heading),
  }));

/** The only line of the footer that says this. */
function lineWith({ footer }: PageParts, what: string) {
  const [line, ...others] = footer.querySelectorAll('p').filter((passage) => says(textOf(passage), what));
  if (!line || others.length > 0) throw new Error(`${others.length + Number(Boolean(line))} lines say ${what}`);
  return line;
}

const columnCases: readonly PageCase[] = footerColumns.map(({ heading, links }) => ({
  title: `the footer has the column ${heading} with its ${links.length} links in order`,
  rules: [columnRules[heading]],
  path: '/',
  found: (page) => columnsOf(page).filter((column) => column.heading === heading),
  expected: [{ heading, links }],
}));

const columnOrder: PageCase = {
  title: 'the footer has exactly the four columns in order',
  rules: ['FOOT-COMPANY~2', 'FOOT-NAVIGATION~2', 'FOOT-PROGRAMS~3', 'FOOT-SERVICES~2'],
  path: '/',
  found: (page) => columnsOf(page).map(({ heading }) => heading),
  expected: footerColumns.map(({ heading }) => heading),
};

const upArrow: PageCase = {
  title: 'the footer has one button, with an arrow and the label "Back to top"',
  rules: ['FOOT-BACK-TO-TOP~1'],
  path: '/',
  found: ({ footer }) =>
    footer
      .querySelectorAll('button')
      .map((button) => ({ arrow: Boolean(button.querySelector('svg')), text: textOf(button) })),
  expected: [{ arrow: true, text: 'Back to top' }],
};

const factsOn = (path: PageCase['path']): readonly PageCase[] => [
  {
    title: `the footer of ${path} links the phone number`,
    rules: ['FOOT-PHONE~2'],
    path,
    found: ({ footer }) => linksOf(footer).filter(({ path: to }) => to === site.phone.href).length > 0,
    expected: true,
  },
  {
    title: `the footer of ${path} shows the phone number`,
    rules: ['FOOT-PHONE~2'],
    path,
    found: ({ footer }) => textOf(footer).includes(site.phone.display),
    expected: true,
  },
  {
    title: `the footer of ${path} shows the certification number with its expiry date`,
    rules: ['FOOT-CERTIFICATION~2', 'CONST-CERTIFICATION-EXPIRY~2'],
    path,
    found: (page) => {
      const line = textOf(lineWith(page, site.certification.number));
      return { says: says(line, 'state certification'), dates: line.match(/\d+\/\d+\/\d+/g) };
    },
    expected: { says: true, dates: [certificationExpiry] },
  },
  {
    title: `the footer of ${path} links to the license register beside the certification`,
    rules: ['FOOT-REGISTER-LINK~2'],
    path,
    found: (page) => linksOf(lineWith(page, site.certification.number)).map(({ path: to }) => to),
    expected: [site.certification.registerUrl],
  },
  {
    title: `the footer of ${path} has a copyright line with the year and the clinic`,
    rules: ['FOOT-COPYRIGHT~2', 'CONST-COPYRIGHT-YEAR~2'],
    path,
    found: ({ footer }) =>
      footer
        .querySelectorAll('p')
        .map(textOf)
        .filter((line) => line.includes('©')),
    expected: [`© ${copyrightYear} ${site.name}`],
  },
];

/** Sections 1, 2 and 9: the footer. Its columns are the same on every page (ROUTE-SHARED-FRAME). */
export const footerCases: readonly PageCase[] = [
  ...columnCases,
  columnOrder,
  upArrow,
  ...routes.flatMap(({ path }) => factsOn(path)),
];
