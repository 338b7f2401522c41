import { expect, openHydrated, subject, test } from './support/test';

const refusedString = 'require-trusted-types-for trusted-types-sink';
const elsewhere = 'https://elsewhere.example';

/** A description, a function that injects the code (it runs in the page), and the violation that the browser reports. */
// biome-ignore format: a table with one injection per row
const injections: readonly (readonly [what: string, act: () => unknown, violation: string])[] = [
  ['HTML from a string', () => { document.body.innerHTML = '<b>injected</b>'; }, refusedString],
  ['a script from a string', () => document.body.appendChild(document.createElement('script')).append('window.injected = true'), refusedString],
  ['an event handler from a string', () => document.body.setAttribute('onclick', 'window.injected = true'), refusedString],
  ['code from a string', () => new Function('window.injected = true')(), refusedString],
  ['a new trusted-types policy', () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}), 'trusted-types'],
  ['a module from another origin', () => import(`https://${'elsewhere.example'}/a.js`), `script-src-elem ${elsewhere}/a.js`],
  ['a style element', () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' })), 'style-src-elem inline'],
  ['a style attribute', () => document.body.setAttribute('style', 'display: none'), 'style-src-attr inline'],
  ['a picture from another origin', () => { new Image().src = 'https://elsewhere.example/a.png'; }, `img-src ${elsewhere}/a.png`],
  ['a request to another origin', () => fetch('https://elsewhere.example/a'), `connect-src ${elsewhere}/a`],
  ['a beacon to another origin', () => navigator.sendBeacon('https://elsewhere.example/b'), `connect-src ${elsewhere}/b`],
  ['a frame', () => Object.assign(document.body.appendChild(document.createElement('iframe')), { src: '/jobs' }), 'frame-src'],
  ['an object', () => document.body.appendChild(Object.assign(document.createElement('object'), { data: '/favicon.svg' })), refusedString],
  ['a base element', () => document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example' })), `base-uri ${elsewhere}`],
  ['a form sent to another origin', () => Object.assign(document.body.appendChild(document.createElement('form')), { action: 'https://elsewhere.example/c' }).submit(), `form-action ${elsewhere}/c`],
];

test('the browser blocks injected code, styles, files and requests', subject('privacy'), async ({ page, console }) => {
  await openHydrated(page, '/contact');
  // From here on, the browser logs what it blocks.
  console.allow(/./);
  for (const [what, act, violation] of injections)
    await test.step(what, async () => {
      const blocked = page.evaluate(async () => {
        const event = await new Promise<SecurityPolicyViolationEvent>((done) =>
          addEventListener('securitypolicyviolation', done, { once: true }),
        );
        // The directive, and the blocked address or kind.
        return `${event.effectiveDirective} ${event.blockedURI}`;
      });
      await page.evaluate(`setTimeout(${act})`);
      expect(await blocked).toContain(violation);
    });
  // A locator would wait for the navigation that the form started.
  const isShown = await page.evaluate(() => document.querySelector('h1')?.checkVisibility());
  expect({ isShown, injected: await page.evaluate('window.injected') }).toEqual({ isShown: true });
});
