import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const constants: readonly Fault[] = [
  { id: 'form-accepts-phone-numbers-up-16', rules: ['CONST-PHONE-DIGITS', 'VAL-PHONE-DIGITS'], file: 'src/contact/fields.ts',
    what: 'The form accepts phone numbers of up to 16 digits.', find: '{10,15}', replace: '{10,16}' },
  { id: 'message-sent-stays-two-seconds', rules: ['CONST-SENT-LABEL'], file: 'src/contact/submission.ts',
    what: '“Message Sent” stays for two seconds.', find: 'const sentLabelTime = 3000;', replace: 'const sentLabelTime = 2000;' },
  { id: 'smooth-scroll-takes-600-ms', rules: ['CONST-SMOOTH-SCROLL'], file: 'src/navigation/smooth-scroll.ts',
    what: 'A smooth scroll takes 600 ms.', find: 'const scrollTime = 500;', replace: 'const scrollTime = 600;' },
  { id: 'message-sent-without-sdk-another', rules: ['CONST-LIB-VERSION'], file: 'src/contact/service.ts',
    what: 'The message is sent without the SDK, with another library version.',
    find: 'return sendForm(service.serviceId, service.templateId, form, service.userId);', replace: `const body = new FormData(form);
  body.append('lib_version', '4.0.0');
  body.append('service_id', service.serviceId);
  body.append('template_id', service.templateId);
  body.append('user_id', service.userId);
  return fetch(service.origin + service.path, { method: 'POST', body }).then(async (answer) => {
    const { status } = answer;
    return { status, text: await answer.text() };
  });` },
  { id: 'without-scripts-form-posted', rules: ['CONST-LIB-VERSION', 'CALL-IDENTIFIERS'], file: 'src/contact/ContactForm.tsx',
    what: 'Without scripts, the form is posted with another library version.', find: 'value="3.2.0"', replace: 'value="3.1.0"' },
  { id: 'address-depression-shows-anxiety', rules: ['CONST-DEPRESSION-PATH'], file: 'src/routes.tsx',
    what: 'The address /depression shows the anxiety page.',
    find: "import('./content/conditions/depression')", replace: "import('./content/conditions/anxiety')" },
  { id: 'certification-expires-year-later', rules: ['CONST-CERTIFICATION-EXPIRY'], file: 'src/content/interface/footer.ts',
    what: 'In the footer, the expiry date of the certification is a year too late.',
    find: '${shortDate(expires)}.', replace: "${shortDate(expires).replace('25', '26')}." },
  { id: 'copyright-line-takes-year-clock', rules: ['CONST-COPYRIGHT-YEAR'], file: 'src/layout/Footer.tsx',
    what: 'The copyright line takes its year from the clock.', find: '{site.copyrightYear}', replace: '{new Date().getFullYear()}' },
];
