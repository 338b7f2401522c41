import { test } from './flows/visitor';
import { hold } from './support/messages';
import { headingOf, routeOf } from './support/routes';
import { expect, hydrated, subject } from './support/test';

for (const [direction, path] of [
  ['Back', '/privacy'],
  ['Forward', '/contact'],
] as const) {
  test(
    `after a reload, ${direction} shows the page at the new address even before the scripts load`,
    subject('navigation'),
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.open('/privacy');
      await visitor.followMain('Insurance');
      await visitor.arrive('/insurance');
      await visitor.followFooter('Contact Us');
      await visitor.arrive('/contact');
      await page.goBack();
      await visitor.see('/insurance');
      const release = await hold(page, /\/assets\/.*\.js$/);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.evaluate((by) => history.go(by), direction === 'Back' ? -1 : 1);
      await expect(page).toHaveURL(path);
      await expect(visitor.heading).toHaveText(headingOf(routeOf(path)));
      release();
      await hydrated(page);
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
    },
  );
}

test('Back before the scripts load keeps the text of the form', subject('form'), async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/insurance');
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await visitor.type('message', 'Half a question');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/insurance');
  release();
  await hydrated(page);
  await expect(visitor.heading).toHaveText(headingOf(routeOf('/insurance')));
  await expect(visitor.field('message')).toHaveValue('Half a question');
});
