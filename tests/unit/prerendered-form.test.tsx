import { type HTMLElement, parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email';
import { fields } from '../../spec/validation';
import { covers } from '../support/covers';
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

const valuesOf = (element: HTMLElement, ...names: readonly string[]) => names.map((name) => element.getAttribute(name));

test.each([
  [undefined, defaultOrigin + path],
  ['', defaultOrigin + path],
  ['/', path],
  ['https://mail.example', `https://mail.example${path}`],
  ['https://mail.example/', `https://mail.example${path}`],
])(
  'without scripts, a form built with the origin %j posts multipart form data to %s',
  covers('CALL-MULTIPART', 'CALL-POST', 'CALL-HOST'),
  async (origin, action) => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', origin);
    expect(valuesOf(await prerenderedForm(), 'action', 'method', 'enctype')).toEqual([
      action,
      method.toLowerCase(),
      encoding,
    ]);
  },
);

test(
  'the prerendered form has each of its nine fields once: four hidden fields with fixed values and five required fields',
  covers('CALL-PAYLOAD', 'CALL-IDENTIFIERS', 'CONST-LIB-VERSION', 'FORM-REQUIRED-ATTRIBUTE'),
  async () => {
    const form = await prerenderedForm();
    const controls = form.querySelectorAll('[name]');
    const [hidden, others] = [true, false].map((isHidden) =>
      controls.filter((control) => (control.getAttribute('type') === 'hidden') === isHidden),
    );
    expect(controls.map(({ attributes }) => attributes.name).sort()).toEqual([...payloadFields].sort());
    expect(Object.fromEntries(hidden?.map((control) => valuesOf(control, 'name', 'value')) ?? [])).toEqual({
      lib_version: libVersion,
      service_id: 'service_built',
      template_id: 'template_built',
      user_id: 'user_built',
    });
    const required = others
      ?.filter((control) => control.hasAttribute('required'))
      .map(({ attributes }) => attributes.name);
    expect({ required, checked: !form.hasAttribute('novalidate') }).toEqual({
      required: fields.map(({ name }) => name),
      checked: true,
    });
  },
);
