import { test } from './flows/visitor';
import { expect, subject } from './support/test';

const tags = subject('a11y');

test('the first Tab press shows the skip link, and Enter moves the focus to the h1', tags, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/outpatient-program');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(visitor.heading).toBeFocused();
  await expect(page).toHaveURL('/outpatient-program');
  // The next tab stop is in the main content.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('a heading can have the focus only until it loses it', tags, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/alcohol');
  await expect(page.locator('main [tabindex]')).toHaveCount(0);
  await visitor.followFooter('About Us');
  await visitor.arrive('/about-us');
  await expect(visitor.heading).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(page.locator('main [tabindex]')).toHaveCount(0);
});

test('screen readers hear the title of the next page if the followed link is gone', tags, async ({ visitor }) => {
  const { page } = visitor;
  const spoken = page.locator('body [aria-live="polite"]:not(main *)');
  await visitor.open('/mental-health');
  await expect(spoken).toHaveText('');
  await visitor.press(page.getByRole('link', { name: 'Learn More about ADHD' }));
  await visitor.arrive('/adhd');
  await expect(spoken).toHaveText(await page.title());
  // From the header, screen readers say the heading that receives the focus.
  await visitor.followMain('Contact');
  await visitor.arrive('/contact');
  await expect(spoken).toHaveText('');
  await page.goBack();
  await visitor.see('/adhd');
  await expect(spoken).toHaveText(await page.title());
});
