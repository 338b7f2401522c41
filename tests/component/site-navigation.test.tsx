import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationContext } from '../../src/components/SiteLink/navigation-context';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { NavigationStatus } from '../../src/layout/NavigationStatus';
import { loadPage } from '../../src/routing/page-store';
import type { RoutePath } from '../../src/routing/paths';
import { type Page, routes } from '../../src/routing/routes';
import { useSiteNavigation } from '../../src/routing/use-site-navigation';
import { meta } from '../support/covers';
import { renderAt } from '../support/render-at';

/** A site of links alone, each to a page of its own. */
function Site({ links }: { links: readonly RoutePath[] }) {
  const { navigation, state } = useSiteNavigation();
  return (
    <NavigationContext value={navigation}>
      <p>At {useLocation().pathname}</p>
      {links.map((path) => (
        <SiteLink key={path} to={path}>
          {path}
        </SiteLink>
      ))}
      <NavigationStatus state={state} />
    </NavigationContext>
  );
}

/** A page that comes when the test lets it. Each test takes an address of its own, since a page is fetched only once. */
function slowPage(path: RoutePath) {
  let arrive = () => {};
  let fail = () => {};
  const request = new Promise<Page>((resolve, reject) => {
    arrive = () => resolve({ meta: { title: '', description: '', picture: 'mission' }, render: () => null });
    fail = () => reject(new Error('no connection'));
  });
  const load = vi.spyOn(routes[path], 'load').mockReturnValue(request);
  return { load, arrive, fail };
}

const link = (path: RoutePath) => screen.getByRole('link', { name: path });
const at = (path: RoutePath) => screen.findByText(`At ${path}`);

/** Keeps the browser from following a link that the site left to it, which would end the test page. */
let leftToBrowser: boolean;
function stay(event: MouseEvent) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}
beforeEach(() => {
  leftToBrowser = false;
  window.addEventListener('click', stay);
});
afterEach(() => window.removeEventListener('click', stay));

test('a page that is here already is shown at once', meta, async () => {
  slowPage('/jobs').arrive();
  await loadPage('/jobs');
  renderAt(<Site links={['/jobs']} />);
  fireEvent.click(link('/jobs'));
  expect(screen.getByText('At /jobs')).toBeVisible();
});

test('the old page stays, and the wait is shown, until the new page is here', meta, async () => {
  const page = slowPage('/mission');
  renderAt(<Site links={['/mission']} />);
  fireEvent.click(link('/mission'));
  expect(screen.getByText('At /')).toBeVisible();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  page.arrive();
  expect(await at('/mission')).toBeVisible();
  await expect.poll(() => screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without a connection the visitor stays where they are and is told so', meta, async () => {
  const page = slowPage('/privacy');
  renderAt(<Site links={['/privacy']} />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(link('/privacy'));
  page.fail();
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/connection/);
  expect(screen.getByText('At /')).toBeVisible();
});

test('the last of two clicks wins, though its page comes first', meta, async () => {
  const first = slowPage('/insurance');
  const second = slowPage('/treatment');
  renderAt(<Site links={['/insurance', '/treatment']} />);
  fireEvent.click(link('/insurance'));
  fireEvent.click(link('/treatment'));
  second.arrive();
  await at('/treatment');
  await act(async () => {
    first.arrive();
    await loadPage('/insurance');
  });
  expect(screen.getByText('At /treatment')).toBeVisible();
});

test('pointing at a link fetches its page, and a click does not fetch it again', meta, async () => {
  const page = slowPage('/accessibility');
  renderAt(<Site links={['/accessibility']} />);
  await userEvent.hover(link('/accessibility'));
  expect(page.load).toHaveBeenCalledTimes(1);
  await userEvent.click(link('/accessibility'));
  page.arrive();
  await at('/accessibility');
  expect(page.load).toHaveBeenCalledTimes(1);
});

const clicksForBrowser = [
  { how: 'with Control', init: { ctrlKey: true } },
  { how: 'with Command', init: { metaKey: true } },
  { how: 'with Shift', init: { shiftKey: true } },
  { how: 'with Alt', init: { altKey: true } },
  { how: 'of the middle button', init: { button: 1 } },
];

for (const { how, init } of clicksForBrowser) {
  test(`a click ${how} is left to the browser`, meta, () => {
    const page = slowPage('/contact');
    renderAt(<Site links={['/contact']} />);
    fireEvent.click(link('/contact'), init);
    expect(leftToBrowser).toBe(true);
    expect(page.load).not.toHaveBeenCalled();
    expect(screen.getByText('At /')).toBeVisible();
  });
}
