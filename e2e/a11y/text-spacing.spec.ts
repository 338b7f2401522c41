import { addStyles } from '../support/add-styles';
import { cutText } from '../support/checks/cut-text';
import { sideways } from '../support/checks/sideways';
import { routes } from '../support/routes';
import { small } from '../support/screens';
import { covers, expect, test } from '../support/test';

/** The values that WCAG 1.4.12 names, over whatever the page says. */
const content = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

test.use({ viewport: small });

for (const { path } of routes) {
  test(
    `${path} neither cuts off nor overlaps text that is spaced out`,
    covers('A11Y-TEXT-SPACING~1'),
    async ({ visit }) => {
      const page = await visit(path);
      await addStyles(page, content);
      expect([...(await sideways(page)), ...(await cutText(page))]).toEqual([]);
    },
  );
}
