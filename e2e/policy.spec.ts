import { policyOf } from '../tests/support/policy';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

for (const path of [...routes.map((route) => route.path), '/nowhere']) {
  test(
    `${path} brings the policy of the contract, and nothing that it does not allow`,
    covers('SAFE-POLICY~1'),
    async ({ request }) => {
      const { found, wanted, standsFirst, inlineAttributes } = policyOf(await (await request.get(path)).text());
      expect(found).toEqual(wanted);
      expect(wanted['script-src']?.length).toBeGreaterThan(1);
      expect({ standsFirst, inlineAttributes }).toEqual({ standsFirst: true, inlineAttributes: [] });
    },
  );
}

declare global {
  interface Window {
    /** What the browser refused, by directive and address. */
    refused: string[];
    /** Set by what is brought in, if it runs. */
    brought?: string;
  }
}

interface Intrusion {
  readonly what: string;
  /** Runs in the page. */
  readonly act: () => unknown;
  /** The directive that refuses it, and what, in a browser's words. */
  readonly refused: string;
}

const elsewhere = 'https://elsewhere.example';

const intrusions: readonly Intrusion[] = [
  {
    what: 'markup from text',
    act: () => {
      document.body.innerHTML = '<b>brought</b>';
    },
    refused: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a script from text',
    act: () => document.body.appendChild(document.createElement('script')).append("window.brought = 'script'"),
    refused: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'an event handler from text',
    act: () => document.body.setAttribute('onclick', "window.brought = 'handler'"),
    refused: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'code from text',
    act: () => setTimeout(() => new Function("window.brought = 'code'")()),
    refused: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a policy of its own for text',
    act: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    refused: 'trusted-types',
  },
  {
    what: 'a module from elsewhere',
    act: () => import(`https://${'elsewhere.example'}/a.js`),
    refused: `script-src-elem ${elsewhere}/a.js`,
  },
  {
    what: 'a style element',
    act: () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' })),
    refused: 'style-src-elem inline',
  },
  {
    what: 'a style attribute',
    act: () => document.body.setAttribute('style', 'display: none'),
    refused: 'style-src-attr inline',
  },
  {
    what: 'a picture from elsewhere',
    act: () => {
      new Image().src = 'https://elsewhere.example/a.png';
    },
    refused: `img-src ${elsewhere}/a.png`,
  },
  {
    what: 'a call to elsewhere',
    act: () => fetch('https://elsewhere.example/a'),
    refused: `connect-src ${elsewhere}/a`,
  },
  {
    what: 'a beacon to elsewhere',
    act: () => navigator.sendBeacon('https://elsewhere.example/a'),
    refused: `connect-src ${elsewhere}/a`,
  },
  {
    what: 'a frame',
    act: () => Object.assign(document.body.appendChild(document.createElement('iframe')), { src: '/jobs' }),
    refused: 'frame-src',
  },
  {
    what: 'an object',
    act: () => document.body.appendChild(Object.assign(document.createElement('object'), { data: '/favicon.svg' })),
    refused: 'require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'another base of addresses',
    act: () =>
      document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example' })),
    refused: `base-uri ${elsewhere}`,
  },
  {
    what: 'a form that is sent elsewhere',
    act: () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/a';
      form.submit();
    },
    refused: `form-action ${elsewhere}/a`,
  },
];

for (const { what, act, refused } of intrusions) {
  test(`a page refuses ${what}`, covers('SAFE-REFUSED~1'), async ({ visit, console }) => {
    const page = await visit('/contact');
    await page.evaluate(() => {
      window.refused = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.refused.push(`${effectiveDirective} ${blockedURI}`),
      );
      // What fails because it was refused has no need to say so a second time.
      addEventListener('unhandledrejection', (event) => event.preventDefault());
      addEventListener('error', (event) => event.preventDefault());
    });
    await page.evaluate(`setTimeout(${act})`);
    await expect.poll(() => page.evaluate(() => window.refused)).toEqual([expect.stringContaining(refused)]);
    const left = await page.evaluate(() => ({
      brought: window.brought,
      heading: document.querySelector('h1')?.textContent,
    }));
    expect(left).toEqual({ heading: expect.stringMatching(/./) });
    console.take();
  });
}
