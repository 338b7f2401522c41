import { covers, expect, openHydrated, test } from './support/test';

declare global {
  interface Window {
    /** The violations that the browser reported: directive and blocked address. */
    blocked: string[];
    /** Set by injected code if it runs. */
    injected?: string;
  }
}

interface Injection {
  readonly what: string;
  /** Runs in the page. */
  readonly act: () => unknown;
  /** The directive that blocks it, and the address or kind that the browser reports. */
  readonly blocked: string;
}

const elsewhere = 'https://elsewhere.example';

const injections: readonly Injection[] = [
  {
    what: 'HTML from a string',
    act: () => {
      document.body.innerHTML = '<b>injected</b>';
    },
    blocked: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a script from a string',
    act: () => document.body.appendChild(document.createElement('script')).append("window.injected = 'script'"),
    blocked: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'an event handler from a string',
    act: () => document.body.setAttribute('onclick', "window.injected = 'handler'"),
    blocked: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'code from a string',
    act: () => setTimeout(() => new Function("window.injected = 'code'")()),
    blocked: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a new trusted-types policy',
    act: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    blocked: 'trusted-types',
  },
  {
    what: 'a module from another origin',
    act: () => import(`https://${'elsewhere.example'}/a.js`),
    blocked: `script-src-elem ${elsewhere}/a.js`,
  },
  {
    what: 'a style element',
    act: () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' })),
    blocked: 'style-src-elem inline',
  },
  {
    what: 'a style attribute',
    act: () => document.body.setAttribute('style', 'display: none'),
    blocked: 'style-src-attr inline',
  },
  {
    what: 'a picture from another origin',
    act: () => {
      new Image().src = 'https://elsewhere.example/a.png';
    },
    blocked: `img-src ${elsewhere}/a.png`,
  },
  {
    what: 'a call to another origin',
    act: () => fetch('https://elsewhere.example/a'),
    blocked: `connect-src ${elsewhere}/a`,
  },
  {
    what: 'a beacon to another origin',
    act: () => navigator.sendBeacon('https://elsewhere.example/a'),
    blocked: `connect-src ${elsewhere}/a`,
  },
  {
    what: 'a frame',
    act: () => Object.assign(document.body.appendChild(document.createElement('iframe')), { src: '/jobs' }),
    blocked: 'frame-src',
  },
  {
    what: 'an object',
    act: () => document.body.appendChild(Object.assign(document.createElement('object'), { data: '/favicon.svg' })),
    blocked: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a base element',
    act: () =>
      document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example' })),
    blocked: `base-uri ${elsewhere}`,
  },
  {
    what: 'a form sent to another origin',
    act: () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/a';
      form.submit();
    },
    blocked: `form-action ${elsewhere}/a`,
  },
];

for (const { what, act, blocked } of injections) {
  test(`the policy blocks ${what}`, covers('SAFE-REFUSED~1'), async ({ page, console }) => {
    await openHydrated(page, '/contact');
    await page.evaluate(() => {
      window.blocked = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.blocked.push(`${effectiveDirective} ${blockedURI}`),
      );
      // Errors that follow from the block would print another message.
      addEventListener('unhandledrejection', (event) => event.preventDefault());
      addEventListener('error', (event) => event.preventDefault());
    });
    await page.evaluate(`setTimeout(${act})`);
    await expect.poll(() => page.evaluate(() => window.blocked)).toEqual([expect.stringContaining(blocked)]);
    const left = await page.evaluate(() => ({
      injected: window.injected,
      heading: document.querySelector('h1')?.textContent,
    }));
    expect(left).toEqual({ heading: expect.stringMatching(/./) });
    console.take();
  });
}
