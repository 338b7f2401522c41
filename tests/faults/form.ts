import { fault } from './fault';

export const form = [
  fault('jobs-page-no-form', 'FORM-PAGES~2')`The jobs page has no form.
    src/content/jobs.ts
    - form: true,`,
  fault('footer-asks-email-address', 'FORM-ONLY-INPUT~1')`The footer asks for an e-mail address.
    src/layout/Footer.tsx
    - <div className={styles.legal}>
    + <input type="email" aria-label="Newsletter" />
    +         <div className={styles.legal}>`,
  fault('form-sixth-field', 'FORM-FIELDS~2')`The form has a sixth field.
    src/contact/fields.ts
    - { name: 'message', label: 'Message',
    + { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
    +   { name: 'message', label: 'Message',`,
  fault('submit-button-reads-send', 'FORM-LABEL-IDLE~2')`The submit button reads “Send”.
    src/contact/ContactForm.tsx
    - sent ? submitLabels.sent : submitLabels.submit
    + sent ? 'Message Sent' : 'Send'`,
  fault('sent-button-looks-the-same', 'FORM-SENT-SHOWN~1')`The button looks the same after a message was sent.
    src/contact/ContactForm.tsx
    - look={sent ? 'success' : 'filled'}`,
  fault('sent-button-without-tick', 'FORM-SENT-SHOWN~1')`The button has no tick after a message was sent.
    src/contact/ContactForm.tsx
    - {sent && <Icon name="check" />}`,
  fault('fields-align-at-bottom', 'FORM-LABELS-CLOSE~1')`Fields of a row align at the bottom, apart from their labels.
    src/contact/FormField.module.css
      min-height: var(--control);
    +     margin-block-start: auto;`,
  fault('what-next-always-below', 'FORM-WHAT-NEXT~1')`On a wide screen, what happens next stands below the form.
    src/contact/ContactForm.module.css
    - @container (min-width: 64rem)
    + @container (min-width: 640rem)`,
  fault('error-message-field-appears', 'FORM-ERRORS-UNDER-FIELDS~1')`The error message of a field appears above it.
    src/contact/FormField.module.css
      .error {
    +     order: -1;`,
  fault('error-messages-earlier-attempt', 'FORM-ERRORS-REPLACED~1')`Error messages of an earlier attempt stay.
    src/contact/ContactForm.tsx
    - setErrors(found);
    + setErrors((before) => ({ ...before, ...found }));`,
  fault('error-messages-disappear-visitor', 'FORM-ERRORS-REPLACED~1')`Error messages disappear when the visitor types.
    src/contact/ContactForm.tsx
      onSubmit={submit}
    +           onInput={() => setErrors({})}`,
  fault('field-validated-loses-focus', 'FORM-CHECK-ON-SUBMIT~1')`A field is validated when it loses the focus.
    src/contact/ContactForm.tsx
      onSubmit={submit}
    +           onBlur={(event) => setErrors(validate(readMessage(event.currentTarget)))}`,
  fault('fields-validated-visitor-types', 'FORM-CHECK-ON-SUBMIT~1')`The fields are validated when the visitor types.
    src/contact/ContactForm.tsx
      onSubmit={submit}
    +           onInput={(event) => setErrors(validate(readMessage(event.currentTarget)))}`,
  fault('values-validated-without', 'FORM-CHECK-TRIMMED~1', 'CALL-TRIMMED~1')`Values are validated without trimming.
    src/contact/form-values.ts
    - clean(name, controlOf(form, name).value)
    + controlOf(form, name).value`,
  fault('only-plain-spaces-trimmed', 'FORM-CHECK-TRIMMED~1', 'CALL-TRIMMED~1')`Only plain spaces are trimmed.
    src/contact/form-values.ts
    - clean(name, controlOf(form, name).value)
    + controlOf(form, name).value.replace(/^ +| +$/g, '')`,
  fault('message-errors-sent-anyway', 'FORM-SEND-ONLY-VALID~1')`A message with errors is sent anyway.
    src/contact/ContactForm.tsx
      controlOf(form, wrong.name).focus();
    -       return;`,
  fault('fields-no-longer-required', 'FORM-REQUIRED-ATTRIBUTE~2')`The fields are no longer required.
    src/contact/FormField.tsx
    - required: true,`,
  fault('message-field-no-longer-required', 'FORM-REQUIRED-ATTRIBUTE~2')`The message field is no longer required.
    src/contact/FormField.tsx
    - <textarea rows={6} {...control} />
    + <textarea rows={6} {...control} required={false} />`,
  fault('browsers-own-validation-appears', 'FORM-OWN-MESSAGES~1', 'ENGINE-USER-FLOW~1')`
    The browser’s own validation appears instead of the error messages.
    src/contact/ContactForm.tsx
    - noValidate={hydrated}`,
  fault('failed-validation-resets-form', 'FORM-KEEPS-VALUES~1')`A failed validation resets the form.
    src/contact/ContactForm.tsx
    - controlOf(form, wrong.name).focus();
    + form.reset();
    +       controlOf(form, wrong.name).focus();`,
  fault('form-shows-another-message', 'VAL-NAME-REQUIRED~2')`The form shows another message for a missing name.
    src/contact/fields.ts
    - 'Name is required'
    + 'Please give your name'`,
  fault('form-accepts-hyphens-names', 'VAL-NAME-LETTERS~2')`The form accepts hyphens in names.
    src/contact/fields.ts
    - (?:\p{Zs}[
    + (?:[\p{Zs}\-][`,
  fault('form-accepts-tabs-names', 'VAL-NAME-LETTERS~2')`The form accepts tabs in names.
    src/contact/fields.ts
    - (?:\p{Zs}[
    + (?:\s[`,
  fault('form-accepts-name-phone-number', 'VAL-NAME-LETTERS~2', 'VAL-PHONE-DIGITS~2')`
    The form accepts a name or a phone number of several lines if one of them is valid.
    src/contact/validation.ts
    - \`^(?:\${pattern})$\`, 'u'
    + \`^(?:\${pattern})$\`, 'mu'`,
  fault('form-accepts-combining-marks', 'VAL-NAME-LETTERS~2')`The form accepts combining marks without a letter.
    src/contact/fields.ts
    - ])\p{L}[
    + ])[\p{L}\p{M}][`,
  fault('form-accepts-missing-email', 'VAL-EMAIL-REQUIRED~2')`The form accepts a missing e-mail address.
    src/contact/validation.ts
    - if (!value) errors
    + if (!value && field.name !== 'email') errors`,
  fault('form-accepts-email-address-space', 'VAL-EMAIL-SHAPE~2')`The form accepts an e-mail address with a space.
    src/contact/fields.ts
    - = String.raw\`\-\u00B7
    + = String.raw\`\- \u00B7`,
  fault('form-accepts-email-address-tab', 'VAL-EMAIL-ANSWERABLE~1')`The form accepts an e-mail address with a tab.
    src/contact/fields.ts
    - = String.raw\`\-\u00B7
    + = String.raw\`\-\t\u00B7`,
  fault('form-accepts-email-address-two', 'VAL-EMAIL-SHAPE~2')`The form accepts an e-mail address with two at signs.
    src/contact/fields.ts
    - = String.raw\`\-\u00B7
    + = String.raw\`\-@\u00B7`,
  fault('form-rejects-email-address-plus', 'VAL-ACCEPTED~2')`The form rejects an e-mail address with a plus sign.
    src/contact/fields.ts
    - &'*+\/
    + &'*\/`,
  fault('form-shows-another-message-missing', 'VAL-PHONE-REQUIRED~2')`
    The form shows another message for a missing phone number.
    src/contact/fields.ts
    - 'Phone number is required'
    + 'Phone is required'`,
  fault('form-accepts-nine-digits', 'VAL-PHONE-DIGITS~2', 'CONST-PHONE-DIGITS~2')`The form accepts nine digits.
    src/contact/fields.ts
    - {9,14}
    + {8,14}`,
  fault('form-accepts-missing-subject', 'VAL-SUBJECT-REQUIRED~2')`The form accepts a missing subject.
    src/contact/validation.ts
    - for (const field of fields) {
    + for (const field of fields.filter(({ name }) => name !== 'subject')) {`,
  fault('form-accepts-missing-message', 'VAL-MESSAGE-REQUIRED~2')`The form accepts a missing message.
    src/contact/validation.ts
    - if (!value) errors
    + if (!value && field.name !== 'message') errors`,
  fault('form-rejects-no-break-space', 'VAL-ACCEPTED~2')`The form rejects a no-break space between names.
    src/contact/fields.ts
    - (?:\p{Zs}[
    + (?: [`,
  fault('form-shows-each-message-period', 'VAL-CATALOG~2')`The form shows each message with a period.
    src/contact/FormField.tsx
    - >
    -           {error}
    + >
    +           {error}.`,
  fault('before-hydration-browser-accepts', 'FORM-SEND-ONLY-VALID~1')`
    Before hydration, the browser accepts any text in a field.
    src/contact/FormField.tsx
    - pattern={field.pattern}`,
  fault('before-hydration-browser-rejects', 'FORM-SEND-ONLY-VALID~1')`
    Before hydration, the browser rejects a value with white space around it.
    src/contact/FormField.tsx
    - pattern={field.pattern}
    + pattern={field.pattern.replace('\\p{White_Space}', '')}`,
  fault('before-hydration-browser-rejects-addresses', 'FORM-SEND-ONLY-VALID~1')`
    Before hydration, the browser rejects addresses that are not in ASCII.
    src/contact/FormField.tsx
    - type={field.type}
    + type={field.name === 'email' ? 'email' : field.type}`,
  fault('form-ninth-error-message-long', 'VAL-CATALOG~2', 'VAL-ACCEPTED~2')`
    The form has a ninth error message, for long subjects.
    src/contact/validation.ts
    - else if (
    + else if (field.name === 'subject' && value.length > 1) errors.subject = 'Subject is too long';
    +     else if (`,
  fault('form-accepts-names-latin-letters', 'VAL-NAME-ANY-SCRIPT~3')`The form accepts names in Latin letters only.
    src/contact/fields.ts
    - ])\p{L}[\p{L}
    + ])\p{Script=Latin}[\p{Script=Latin}`,
  fault('form-accepts-digits-any-script', 'VAL-PHONE-ASCII~1')`The form accepts digits of any script.
    src/contact/fields.ts
    - *[0-9])
    + *\\p{Nd})`,
  fault('header-has-search-field', 'FORM-ONLY-INPUT~1')`The header has a search field.
    src/layout/Header.tsx
    - <div className={styles.call}>
    + <input type="search" aria-label="Search" />
    +         <div className={styles.call}>`,
  fault('mission-page-editable', 'FORM-ONLY-INPUT~1')`The text of the mission page can be edited.
    src/components/PageSection/PageSection.tsx
    - <section id={id} className={styles.section}>
    + <section id={id} className={styles.section} contentEditable={id === 'mission' || undefined} suppressContentEditableWarning>`,
  fault('treatment-page-asks-in-select', 'FORM-ONLY-INPUT~1')`The treatment page asks for a program in a list.
    src/pages/TextPage.tsx
      {after}
    +           {content.path === '/treatment' && (
    +             <select aria-label="Program">
    +               <option>CBT</option>
    +             </select>
    +           )}`,
  fault('form-four-fields', 'FORM-FIELDS~2')`The form has no subject.
    src/contact/ContactForm.tsx
    - {fields.map((field) => (
    + {fields.filter(({ name }) => name !== 'subject').map((field) => (`,
  fault('form-field-named-tel', 'FORM-FIELDS~2')`The control of the phone number has another name.
    src/contact/FormField.tsx
    - name: field.name,
    + name: field.name === 'phone' ? 'tel' : field.name,`,
  fault('submit-button-reads-send-after-errors', 'FORM-LABEL-IDLE~2')`The button reads “Send” after a failed check.
    src/contact/ContactForm.tsx
    - sent ? submitLabels.sent : submitLabels.submit
    + sent ? 'Message Sent' : Object.keys(errors).length > 0 ? 'Send' : 'Submit'`,
  fault('sent-label-only-once', 'FORM-LABEL-SENT~1')`Only the first success shows “Message Sent”.
    src/contact/sender.ts
    - sent: true });
    + sent: !answer.text || !(sender as { again?: true }).again });
    +         Object.assign(sender, { again: true });`,
  fault('sent-label-returns-to-another', 'FORM-LABEL-RETURNS~1')`After “Message Sent”, the button reads “Send another”.
    src/contact/ContactForm.tsx
    - sent ? submitLabels.sent : submitLabels.submit
    + sent ? 'Message Sent' : announcement.attempt > 0 && Object.keys(errors).length === 0 ? 'Send another' : 'Submit'`,
  fault('errors-all-under-first-field', 'FORM-ERRORS-UNDER-FIELDS~1')`All error messages stand under the first field.
    src/contact/ContactForm.tsx
    - error={errors[field.name]}
    + error={field.name === 'name' ? Object.values(errors).join(' ') || undefined : undefined}`,
  fault('only-first-error-shown', 'FORM-ERRORS-UNDER-FIELDS~1')`Only the first field that fails shows its message.
    src/contact/ContactForm.tsx
    - setErrors(found);
    + setErrors(Object.fromEntries(Object.entries(found).slice(0, 1)));`,
  fault('missing-name-accepted', 'VAL-NAME-REQUIRED~2')`The form accepts a missing name.
    src/contact/validation.ts
    - if (!value) errors
    + if (!value && field.name !== 'name') errors`,
  fault('email-message-of-shape-when-missing', 'VAL-EMAIL-REQUIRED~2')`
    For a missing e-mail address, the form asks for a valid one.
    src/contact/fields.ts
    - missing: 'Email is required'
    + missing: 'Enter a valid email address'`,
  fault('missing-phone-accepted', 'VAL-PHONE-REQUIRED~2')`The form accepts a missing phone number.
    src/contact/validation.ts
    - if (!value) errors[field.name] = field.missing;
    + if (!value && field.name !== 'phone') errors[field.name] = field.missing;
          else if`,
  fault('blank-message-accepted', 'FORM-CHECK-TRIMMED~1')`The form accepts a message of spaces.
    src/contact/form-values.ts
    - clean(name, controlOf(form, name).value)
    + name === 'message' ? controlOf(form, name).value : clean(name, controlOf(form, name).value)`,
  fault('subject-shows-messages-message', 'VAL-SUBJECT-REQUIRED~2')`A missing subject shows the message of the message.
    src/contact/fields.ts
    - missing: 'Subject is required'
    + missing: 'Message is required'`,
  fault('message-shows-subjects-message', 'VAL-MESSAGE-REQUIRED~2')`A missing message shows the message of the subject.
    src/contact/fields.ts
    - missing: 'Message is required'
    + missing: 'Subject is required'`,
  fault('direction-marks-stay-in-number', 'FORM-INVISIBLE~2')`Invisible marks within a phone number stay.
    src/contact/clean.ts
    - ['email', 'phone']
    + ['email']`,
  fault('invisible-message-accepted', 'FORM-INVISIBLE~2')`A message of which nothing can be seen is accepted.
    src/contact/clean.ts
    - ?.[0] ?? ''
    + ?.[0] ?? text`,
  fault(
    'browser-rejects-direction-marks',
    'FORM-INVISIBLE~2',
  )`Before hydration, the browser rejects a number with direction marks.
    src/contact/FormField.tsx
    - pattern={field.pattern}
    + pattern={field.pattern.replaceAll('\\p{Cf}\\p{DI}', '')}`,
  fault('email-ends-in-dot', 'VAL-EMAIL-ANSWERABLE~1')`The form accepts an e-mail address that ends in a dot.
    src/contact/fields.ts
    - (?:\.\${label})+\${after}
    + (?:\.\${label})+\.?\${after}`,
  fault('email-with-scheme', 'VAL-EMAIL-ANSWERABLE~1')`The form accepts an e-mail address with its scheme.
    src/contact/fields.ts
    - \p{Nd}!#
    + \p{Nd}:!#`,
  fault('flag-loses-its-tags', 'FORM-INVISIBLE~2')`A flag or a heart at the end of a message becomes another one.
    src/contact/clean.ts
    - )?\${rest}\`
    + )?\``,
  fault('number-begins-at-other-side', 'FORM-LEFT-TO-RIGHT~1')`
    In a page from right to left, the phone field begins at the left.
    src/contact/FormField.module.css
    - text-align: -webkit-match-parent;`,
  fault(
    'number-reads-from-right',
    'FORM-LEFT-TO-RIGHT~1',
  )`In a translated page, the phone field reads from right to left.
    src/contact/FormField.tsx
    -           dir={field.inputMode && 'ltr'}`,
  fault('iphone-links-digits', 'CALL-ONLY-NUMBERS~1')`An iPhone makes call links of digits.
    index.html
    -     <meta name="format-detection" content="telephone=no" />`,
];
