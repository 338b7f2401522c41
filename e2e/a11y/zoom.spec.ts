import { cutText } from '../support/checks/cut-text';
import { sideways } from '../support/checks/sideways';
import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';

// What is left of a screen of 1280 by 1024 pixels at 400 percent, as WCAG 1.4.10 reckons: 320 px wide.
test.use({ viewport: { width: 320, height: 256 } });

for (const { path } of routes) {
  test(
    `${path} at 400 percent does not scroll sideways and cuts nothing off`,
    covers('A11Y-ZOOM~1', 'A11Y-REFLOW~1'),
    async ({ visit }) => {
      const page = await visit(path);
      expect([...(await sideways(page)), ...(await cutText(page))]).toEqual([]);
    },
  );
}
