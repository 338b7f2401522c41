import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email';
import { fields } from '../../spec/validation';
import { onlyElement } from '../support/parsed-page';

beforeEach(() => {
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_built');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_built');
  vi.stubEnv('VITE_EMAILJS_USER_ID', 'user_built');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The form as a build with the current variables prerenders it. */
async function prerenderedForm() {
  vi.resetModules();
  const { ContactForm } = await import('../../src/contact/ContactForm');
  return onlyElement(parse(renderToString(<ContactForm />)), 'form');
}

test.each([
  [undefined, defaultOrigin + path],
  ['/', path],
  ['https://mail.example/', `https://mail.example${path}`],
])(
  'without scripts, a form built with the origin %j posts multipart form data to %s',
  { tags: ['CALL-MULTIPART', 'CALL-POST', 'CALL-HOST'] },
  async (origin, action) => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', origin);
    const form = await prerenderedForm();
    const found = ['action', 'method', 'enctype'].map((name) => form.getAttribute(name));
    expect(found).toEqual([action, method.toLowerCase(), encoding]);
  },
);

test('the prerendered form has its nine fields once, with the identifiers of the build and the version of the SDK', {
  tags: ['CALL-PAYLOAD', 'CALL-IDENTIFIERS', 'CONST-LIB-VERSION'],
}, async () => {
  const form = await prerenderedForm();
  const names = form.querySelectorAll('[name]').map(({ attributes }) => attributes.name);
  expect(names.sort()).toEqual([...payloadFields].sort());
  const hidden = form.querySelectorAll('[type="hidden"]').map(({ attributes: { name, value } }) => [name, value]);
  expect(Object.fromEntries(hidden)).toEqual({
    lib_version: libVersion,
    service_id: 'service_built',
    template_id: 'template_built',
    user_id: 'user_built',
  });
});

test('before hydration, the browser requires the five fields', { tags: 'FORM-REQUIRED-ATTRIBUTE' }, async () => {
  const form = await prerenderedForm();
  const required = form.querySelectorAll('[required]').map(({ attributes }) => attributes.name);
  expect(required).toEqual(fields.map(({ name }) => name));
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('before it is sent, browsers neither check, complete nor suggest what is typed', { tags: 'privacy' }, async () => {
  const form = await prerenderedForm();
  const controls = form.querySelectorAll('input[required], textarea');
  expect(controls).toHaveLength(fields.length);
  for (const control of controls)
    for (const aid of ['spellcheck', 'writingsuggestions']) expect(control.getAttribute(aid)).toBe('false');
  expect(form.querySelector('[name="subject"]')?.getAttribute('autocomplete')).toBe('off');
});
