import { addStyles } from '../support/add-styles';
import { cutText } from '../support/checks/cut-text';
import { sideways } from '../support/checks/sideways';
import { routes } from '../support/routes';
import { wide } from '../support/screens';
import { covers, expect, test } from '../support/test';

test.use({ viewport: wide });

for (const { path } of routes) {
  test(
    `${path} neither cuts off nor overlaps text of twice the size`,
    covers('A11Y-TEXT-SIZE~1'),
    async ({ visit }) => {
      const page = await visit(path);
      await addStyles(page, ':root { font-size: 200% !important }');
      expect([...(await sideways(page)), ...(await cutText(page))]).toEqual([]);
    },
  );
}
