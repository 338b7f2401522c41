import type { Page } from '@playwright/test';
import { families } from '../support/families';
import { menuSummary } from '../support/menus';
import { headingOf } from '../support/routes';
import { covers, expect, test } from '../support/test';

/*
 * What assistive technology is given of a page of each family, as the browser itself computes it. The snapshots are
 * partial: they hold the frame, the names, roles, levels and states, in order, and leave the running text alone. Their
 * patterns know no flag that would ignore letter case.
 */

const banner = `
- link "Skip to main content"
- banner:
  - link /, home page$/
  - navigation "Main":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "Treatment"
      - listitem:
        - link "About Us"
      - listitem:
        - link "Insurance"
      - listitem:
        - link "Contact"
      - listitem:
        - link "Job Assistance"
      - listitem:
        - group: Programs
      - listitem:
        - link "Mental Health"
        - group: Mental Health menu
      - listitem:
        - link "Addiction"
        - group: Addiction menu
  - link /^Call /
`;

const form = `
  - region "Write to us":
    - heading "Write to us" [level=2]
    - form "Write to us":
      - textbox "Name"
      - textbox "Email"
      - textbox "Phone"
      - textbox "Subject"
      - textbox "Message"
      - button "Submit"`;

/** What stands in the main part of a page, between its heading and its form. */
const parts: Readonly<Record<string, string>> = {
  '/treatment': `
  - region /CBT/:
    - heading [level=2]
  - region /DBT/:
    - heading [level=2]
  - region /[Pp]sychodynamic therapy/:
    - heading [level=2]
  - region /[Ii]nterpersonal therapy/:
    - heading [level=2]
  - region /[Tt]reatment plan/:
    - heading [level=2]
  - region /[Rr]ecreation activities/:
    - heading [level=2]`,
  '/outpatient-program': `
  - region "At a glance":
    - heading "At a glance" [level=2]
    - term: Who it suits
    - definition
  - region /[Ss]ervices/
  - region /[Bb]enefits/
  - region /[Hh]ow to start/`,
  '/depression': `
  - region "Urgent help"
  - navigation "On this page":
    - list
  - region /[Ss]igns/
  - region /[Dd]iagnose/
  - region /[Tt]reatment helps/
  - region /[Pp]rograms/
  - region /[Ff]amilies/
  - region /[Ff]irst call/`,
  '/alcohol': `
  - region "Urgent help"
  - navigation "On this page":
    - list
  - region /[Ee]ffects and risks/
  - region /[Ss]igns of a problem/
  - region /[Oo]verdose/
  - region /[Ss]topping safely/
  - region /[Tt]reatment helps/
  - region /[Pp]rograms/
  - region /[Ff]amilies/
  - region /[Ff]irst call/`,
  '/mental-health': `
  - region:
    - heading [level=2]
    - list:
      - listitem:
        - heading "Depression" [level=3]
        - link /^Learn More .*Depression$/
      - listitem:
        - heading "Anxiety Disorder" [level=3]
        - link /^Learn More .*Anxiety Disorder$/`,
};

/** The home page has its heading in a part of its own, with the slider. */
const home = `- main:
  - region:
    - heading [level=1]
    - region /[Mm]ental wellness/
    - region /[Pp]icture/:
      - button "Stop slides"
      - button "Previous slide"
      - button "Next slide"
      - group "1 of 3":
        - img
  - region /[Mm]ission/${form}`;

/** The main part of a page: its heading as the contract has it, its parts, and the form where the page has one. */
function mainOf(route: (typeof families)[number]): string {
  if (route.family === 'home') return home;
  const heading = headingOf(route);
  const name = typeof heading === 'string' ? JSON.stringify(heading) : heading;
  return `- main:\n  - heading ${name} [level=1]${parts[route.path] ?? ''}${route.form ? form : ''}`;
}

const footer = `
- contentinfo:
  - navigation "Footer":
    - heading "Company" [level=2]
    - list
    - heading "Navigation" [level=2]
    - list
    - heading "Programs" [level=2]
    - list
    - heading "Services" [level=2]
    - list
  - navigation "Legal":
    - list:
      - listitem:
        - link "Privacy"
      - listitem:
        - link "Accessibility"
  - button "Back to top"
`;

for (const route of families) {
  const { path, form: hasForm } = route;
  test(
    `${path} gives assistive technology its frame, its heading${hasForm ? ', its form' : ''} and its footer`,
    covers('A11Y-SPOKEN~1'),
    async ({ visit }) => {
      const page = await visit(path);
      const snapshot = [banner, mainOf(route), footer].map((part) => part.trim()).join('\n');
      await expect(page.locator('body')).toMatchAriaSnapshot(snapshot);
    },
  );
}

/** The disclosures of the header as Chromium's own accessibility tree has them: name and state. */
async function disclosures(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && String(role?.value).startsWith('DisclosureTriangle'))
    .map(({ name, properties }) => {
      const expanded = properties?.find((property) => property.name === 'expanded')?.value.value;
      return `${name?.value}, ${expanded ? 'expanded' : 'collapsed'}`;
    });
}

test('each menu gives assistive technology its name and its state', covers('A11Y-SPOKEN~1'), async ({ visit }) => {
  const page = await visit('/privacy');
  expect(await disclosures(page)).toEqual([
    'Programs, collapsed',
    'Mental Health menu, collapsed',
    'Addiction menu, collapsed',
  ]);
  await menuSummary(page, 'Mental Health').click();
  expect(await disclosures(page)).toEqual([
    'Programs, collapsed',
    'Mental Health menu, expanded',
    'Addiction menu, collapsed',
  ]);
});
