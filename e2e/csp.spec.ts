import { expect, openHydrated, subject, test } from './support/test';

declare global {
  interface Window {
    /** The violations that the browser reported, in order: the directive, and the blocked address or kind. */
    blocked: string[];
    /** Set by injected code if it runs. */
    injected?: true;
  }
}

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

test(
  'the browser blocks injected code, markup, styles, pictures, frames and requests',
  subject('privacy'),
  async ({ page, console }) => {
    await openHydrated(page, '/contact');
    // From here on, the browser reports what it blocks.
    console.allow(/./);
    await page.evaluate(() => {
      window.blocked = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.blocked.push(`${effectiveDirective} ${blockedURI}`),
      );
      // Prevent console messages about the errors that a blocked injection causes.
      addEventListener('unhandledrejection', (event) => event.preventDefault());
      addEventListener('error', (event) => event.preventDefault());
    });
    for (const [at, [what, act, violation]] of injections.entries()) {
      await page.evaluate(`setTimeout(${act})`);
      await expect.poll(() => page.evaluate((index) => window.blocked[index], at), what).toContain(violation);
    }
    // A locator would wait for the navigation that the form started.
    const result = await page.evaluate(() => ({
      blocked: window.blocked.length,
      injected: window.injected,
      heading: document.querySelector('h1')?.checkVisibility(),
    }));
    expect(result).toEqual({ blocked: injections.length, heading: true });
  },
);
