import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fields } from '../../spec/contact-form';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email-call';
import { covers } from '../support/covers';

const identifiers = { service_id: 'service_built', template_id: 'template_built', user_id: 'user_built' };

beforeEach(() => {
  // Another test file may have loaded the form with other variables.
  vi.resetModules();
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', identifiers.service_id);
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', identifiers.template_id);
  vi.stubEnv('VITE_EMAILJS_USER_ID', identifiers.user_id);
  vi.stubEnv('VITE_EMAILJS_ORIGIN', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The form as a build with the current variables prerenders it. */
async function prerenderedForm() {
  const { ContactForm } = await import('../../src/contact/ContactForm');
  const form = parse(renderToString(<ContactForm />)).querySelector('form');
  if (!form) throw new Error('The prerendered page has no form');
  return form;
}

const call = covers('CALL-MULTIPART~2', 'CALL-POST~1');
test('the prerendered form posts multipart form data without scripts', call, async () => {
  const form = await prerenderedForm();
  expect(form.getAttribute('method')?.toUpperCase()).toBe(method);
  expect(form.getAttribute('enctype')).toBe(encoding);
});

const origins = [
  { configured: undefined, what: 'without an origin', action: defaultOrigin + path },
  { configured: '', what: 'with an empty origin', action: defaultOrigin + path },
  { configured: '/', what: 'with its own origin', action: path },
  { configured: 'https://mail.example', what: 'with another origin', action: `https://mail.example${path}` },
  { configured: 'https://mail.example/', what: 'with a slash after the origin', action: `https://mail.example${path}` },
];
for (const { configured, what, action } of origins) {
  test(`a form built ${what} posts to ${action}`, covers('CALL-HOST~1'), async () => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', configured);
    expect((await prerenderedForm()).getAttribute('action')).toBe(action);
  });
}

test('the prerendered form has each of the nine fields once', covers('CALL-PAYLOAD~1'), async () => {
  const names = (await prerenderedForm()).querySelectorAll('[name]').map((control) => control.getAttribute('name'));
  expect(names.sort()).toEqual([...payloadFields].sort());
});

for (const [name, value] of Object.entries({ lib_version: libVersion, ...identifiers })) {
  const rules =
    name === 'lib_version' ? covers('CALL-IDENTIFIERS~2', 'CONST-LIB-VERSION~2') : covers('CALL-IDENTIFIERS~2');
  test(`the prerendered form has a hidden field with the ${name}`, rules, async () => {
    const input = (await prerenderedForm()).querySelector(`[name="${name}"]`);
    expect(input?.getAttribute('type')).toBe('hidden');
    expect(input?.getAttribute('value')).toBe(value);
  });
}

for (const { name } of fields) {
  test(`the prerendered form makes the browser require the ${name}`, covers('FORM-REQUIRED-ATTRIBUTE~2'), async () => {
    const form = await prerenderedForm();
    expect(form.hasAttribute('novalidate')).toBe(false);
    expect(form.querySelector(`[name="${name}"]`)?.hasAttribute('required')).toBe(true);
  });
}
