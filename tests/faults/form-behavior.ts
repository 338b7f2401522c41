import type { Fault } from './fault';

/** Sections 1 to 5: the form, its fields and when it checks them. */
export const formBehavior: readonly Fault[] = [
  {
    what: 'The jobs page has no form.',
    file: 'src/pages/jobs.tsx',
    find: 'content={content} form after',
    replace: 'content={content} after',
    rules: ['FORM-PAGES~2'],
  },
  {
    what: 'The footer asks for an e-mail address.',
    file: 'src/layout/Footer.tsx',
    find: '        <div className={styles.legal}>',
    replace: '        <input type="email" aria-label="Newsletter" />\n        <div className={styles.legal}>',
    rules: ['FORM-ONLY-INPUT~1'],
  },
  {
    what: 'The form has a sixth field.',
    file: 'src/contact/fields.ts',
    find: "  { name: 'message', label: 'Message',",
    replace:
      "  { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },\n  { name: 'message', label: 'Message',",
    rules: ['FORM-FIELDS~2'],
  },
  {
    what: 'The submit button reads “Send”.',
    file: 'src/contact/ContactForm.tsx',
    find: "{sent ? 'Message Sent' : 'Submit'}",
    replace: "{sent ? 'Message Sent' : 'Send'}",
    rules: ['FORM-LABEL-IDLE~2'],
  },
  {
    what: 'The error message of a field appears above it.',
    file: 'src/contact/FormField.module.css',
    find: '  .error {\n',
    replace: '  .error {\n    order: -1;\n',
    rules: ['FORM-ERRORS-UNDER-FIELDS~1'],
  },
  {
    what: 'Error messages of an earlier attempt stay.',
    file: 'src/contact/ContactForm.tsx',
    find: 'setErrors(found);',
    replace: 'setErrors((before) => ({ ...before, ...found }));',
    rules: ['FORM-ERRORS-REPLACED~1'],
  },
  {
    what: 'Error messages disappear when the visitor types.',
    file: 'src/contact/ContactForm.tsx',
    find: '          onSubmit={submit}',
    replace: '          onSubmit={submit}\n          onInput={() => setErrors({})}',
    rules: ['FORM-ERRORS-REPLACED~1'],
  },
  {
    what: 'A field is validated when it loses the focus.',
    file: 'src/contact/ContactForm.tsx',
    find: '          onSubmit={submit}',
    replace:
      '          onSubmit={submit}\n          onBlur={(event) => setErrors(validate(readTrimmed(event.currentTarget)))}',
    rules: ['FORM-CHECK-ON-SUBMIT~1'],
  },
  {
    what: 'The fields are validated when the visitor types.',
    file: 'src/contact/ContactForm.tsx',
    find: '          onSubmit={submit}',
    replace:
      '          onSubmit={submit}\n          onInput={(event) => setErrors(validate(readTrimmed(event.currentTarget)))}',
    rules: ['FORM-CHECK-ON-SUBMIT~1'],
  },
  {
    what: 'Values are validated without trimming.',
    file: 'src/contact/controls.ts',
    find: '.value.trim()]',
    replace: '.value]',
    rules: ['FORM-CHECK-TRIMMED~1', 'CALL-TRIMMED~1'],
  },
  {
    what: 'Only plain spaces are trimmed.',
    file: 'src/contact/controls.ts',
    find: '.value.trim()]',
    replace: ".value.replace(/^ +| +$/g, '')]",
    rules: ['FORM-CHECK-TRIMMED~1', 'CALL-TRIMMED~1'],
  },
  {
    what: 'A message with errors is sent anyway.',
    file: 'src/contact/ContactForm.tsx',
    find: '      controlOf(form, wrong.name).focus();\n      return;',
    replace: '      controlOf(form, wrong.name).focus();',
    rules: ['FORM-SEND-ONLY-VALID~1'],
  },
  {
    what: 'The fields are no longer required.',
    file: 'src/contact/FormField.tsx',
    find: '    required: true,\n',
    replace: '',
    rules: ['FORM-REQUIRED-ATTRIBUTE~2'],
  },
  {
    what: 'The message field is no longer required.',
    file: 'src/contact/FormField.tsx',
    find: '<textarea rows={6} {...control} />',
    replace: '<textarea rows={6} {...control} required={false} />',
    rules: ['FORM-REQUIRED-ATTRIBUTE~2'],
  },
  {
    what: 'The browser’s own validation appears instead of the error messages.',
    file: 'src/contact/ContactForm.tsx',
    find: '          noValidate={hydrated}\n',
    replace: '',
    rules: ['FORM-OWN-MESSAGES~1', 'ENGINE-USER-FLOW~1'],
  },
  {
    what: 'A failed validation resets the form.',
    file: 'src/contact/ContactForm.tsx',
    find: '      controlOf(form, wrong.name).focus();',
    replace: '      form.reset();\n      controlOf(form, wrong.name).focus();',
    rules: ['FORM-KEEPS-VALUES~1'],
  },
];
