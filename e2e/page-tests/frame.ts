import type { Route } from '../../spec/routes';
import { linksOf, type ParsedPage } from '../../tests/support/parsed-page';
import { textOf } from '../../tests/support/text';
import { boxOf, test } from '../support/page-visit';
import { covers, expect } from '../support/test';
import { screensOf } from './shown';

/** The visible text and links of a page's header and footer. */
const frameOf = ({ header, footer }: ParsedPage) => ({
  header: [textOf(header), ...linksOf(header)],
  footer: [textOf(footer), ...linksOf(footer)],
});

/** Every page has the same header and footer (section 2). */
export function frameTests({ path }: Route): void {
  test(
    `${path} has the header of the home page above its content and the footer below`,
    covers('ROUTE-SHARED-FRAME~1'),
    async ({ pageVisit }) => {
      const [visit, home] = [await pageVisit(path), await pageVisit('/')];
      expect(frameOf(visit.wide)).toEqual(frameOf(home.wide));
      expect(frameOf(visit.small)).toEqual(frameOf(home.small));
      for (const { screen, shown } of screensOf(visit)) {
        const [header, main, footer] = [boxOf(shown.header), boxOf(shown.main), boxOf(shown.footer)];
        expect(linksOf(shown.header).length, screen).toBeGreaterThan(0);
        expect(header.bottom, `${screen}, the header ends above the main content`).toBeLessThanOrEqual(main.top + 1);
        expect(footer.top, `${screen}, the footer begins below it`).toBeGreaterThanOrEqual(main.bottom - 1);
      }
    },
  );
}
