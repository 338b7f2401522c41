import { emergencyLinks } from '../spec/extensions/language';
import { headerLinks } from '../spec/navigation';
import { headingOf, legalLinks, templateRoutes } from './support/routes';
import { expect, openHydrated, subject, test } from './support/test';

/*
 * The browser's accessibility tree for a page of each template: header, heading, slider, form and footer, in order,
 * with names, roles, levels and states. tests/unit/pages/structure.test.ts tests the other headings, and that a page
 * hides nothing from screen readers. tests/component/ tests open menus, the slider in use and the form with errors.
 */

/** The items of a list of links, with this indentation. */
const listed = (links: readonly { readonly label: string }[], indent: string) =>
  links.map(({ label }) => `\n${indent}- listitem:\n${indent}  - link "${label}"`).join('');

const banner = `
- link "Skip to main content"
- banner:
  - link /, home page$/
  - group:
    - navigation "Main":
      - list:${listed(headerLinks, ' '.repeat(8))}
        - listitem:
          - group: Programs menu
        - listitem:
          - link "Mental Health"
          - group: Mental Health menu
        - listitem:
          - link "Addiction"
          - group: Addiction menu
  - link /^Call /`;

const contactForm = `
  - heading "Write to us" [level=2]
  - form "Write to us":
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone"
    - textbox "Subject"
    - textbox "Message"
    - button "Submit"`;

/** The home page has the slider between the heading and the tagline. */
const homeStart = `
  - heading [level=1]
  - region /[Pp]icture/:
    - button "Stop slides"
    - button "Previous slide"
    - button "Next slide"
    - group /^[1-3] of 3:/
  - heading /[Mm]ental wellness/ [level=2]
  - heading /[Mm]ission/ [level=2]`;

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
    - list:${listed(legalLinks, ' '.repeat(6))}
  - button "Back to top"`;

test('a page of each template exposes its parts in the accessibility tree', subject('a11y'), async ({ page }) => {
  for (const route of templateRoutes) {
    const { path, template, form } = route;
    await openHydrated(page, path);
    const name = JSON.stringify(headingOf(route));
    const start = template === 'home' ? homeStart : `\n  - heading ${name} [level=1]`;
    const main = `\n- main:${start}${form ? contactForm : ''}`;
    await expect.soft(page.locator('body'), path).toMatchAriaSnapshot(banner + main + footer);
  }
});

test('the links to 911 and 988 say when to use them, on any screen', subject('a11y'), async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('complementary', { name: 'Emergency numbers' });
    const links = listed(emergencyLinks, '  ').replaceAll(/link ".*"/g, "'$&'");
    await expect(bar).toMatchAriaSnapshot(`- list:${links}`);
  }
});
