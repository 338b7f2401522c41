import type { Fault } from './fault';

/** Sections 3, 7 and 8: the e-mail call. */
export const call: readonly Fault[] = [
  {
    what: 'The form sends a wrong user identifier.',
    file: 'src/contact/service.ts',
    find: 'form, service.userId);',
    replace: "form, 'nobody');",
    rules: ['CALL-IDENTIFIERS~2'],
  },
  {
    what: 'The form swaps the identifiers of the service and the template.',
    file: 'src/contact/service.ts',
    find: 'sendForm(service.serviceId, service.templateId,',
    replace: 'sendForm(service.templateId, service.serviceId,',
    rules: ['CALL-IDENTIFIERS~2'],
  },
  {
    what: 'The call goes to another default host.',
    file: 'src/contact/service.ts',
    find: "'https://api.emailjs.com'",
    replace: "'https://api.example.com'",
    rules: ['CALL-HOST~1'],
  },
  {
    what: 'The call goes to a path below /v2.',
    file: 'src/contact/service.ts',
    find: 'init(service.userId, service.origin);',
    replace: 'init(service.userId, `${service.origin}/v2`);',
    rules: ['CALL-POST~1'],
  },
  {
    what: 'The message is also posted without the SDK.',
    file: 'src/contact/service.ts',
    find: '  init(service.userId, service.origin);\n',
    replace:
      "  init(service.userId, service.origin);\n  fetch(service.origin + service.path, { method: 'POST', body: new FormData(form) }).catch(() => {});\n",
    rules: ['CALL-POST~1'],
  },
  {
    what: 'The URL of the call has a query with the page’s path.',
    file: 'src/contact/service.ts',
    find: 'init(service.userId, service.origin);',
    replace: 'init(service.userId, `${service.origin}${service.path}?page=${window.location.pathname}#`);',
    rules: ['CALL-POST~1', 'CALL-NO-BACKEND~1'],
  },
  {
    what: 'The message is sent URL-encoded.',
    file: 'src/contact/service.ts',
    find: '  return sendForm(service.serviceId, service.templateId, form, service.userId);',
    replace:
      "  const values = new FormData(form);\n  values.append('lib_version', '3.2.0');\n  values.append('service_id', service.serviceId);\n  values.append('template_id', service.templateId);\n  values.append('user_id', service.userId);\n  const body = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));\n  return fetch(service.origin + service.path, { method: 'POST', body }).then(async (answer) => {\n    const { status } = answer;\n    return { status, text: await answer.text() };\n  });",
    rules: ['CALL-MULTIPART~2'],
  },
  {
    what: 'Without scripts, the form is posted URL-encoded.',
    file: 'src/contact/ContactForm.tsx',
    find: 'encType="multipart/form-data"',
    replace: 'encType="application/x-www-form-urlencoded"',
    rules: ['CALL-MULTIPART~2'],
  },
  {
    what: 'The hidden identifiers stay in the form after hydration.',
    file: 'src/contact/ContactForm.tsx',
    find: '{!hydrated && <ServiceIdentifiers />}',
    replace: '<ServiceIdentifiers />',
    rules: ['CALL-PAYLOAD~1', 'FUZZ-VISITS~2'],
  },
  {
    what: 'The form truncates long values.',
    file: 'src/contact/ContactForm.tsx',
    find: 'controlOf(form, name).value = message[name];',
    replace: 'controlOf(form, name).value = message[name].slice(0, 5000);',
    rules: ['CALL-PAYLOAD~1', 'FAULT-HOSTILE~1'],
  },
  {
    what: 'The form replaces emoji with question marks.',
    file: 'src/contact/ContactForm.tsx',
    find: 'controlOf(form, name).value = message[name];',
    replace: "controlOf(form, name).value = message[name].replace(/\\p{Extended_Pictographic}/gu, '?');",
    rules: ['CALL-PAYLOAD~1'],
  },
  {
    what: 'Only a response with the text OK counts as a success.',
    file: 'src/contact/service.ts',
    find: 'return sendForm(service.serviceId, service.templateId, form, service.userId);',
    replace:
      "return sendForm(service.serviceId, service.templateId, form, service.userId).then((answer) => (answer.text === 'OK' ? answer : Promise.reject(answer)));",
    rules: ['CALL-SUCCESS-STATUS~1'],
  },
  {
    what: 'Only a response with status 200 counts as a success.',
    file: 'src/contact/service.ts',
    find: 'return sendForm(service.serviceId, service.templateId, form, service.userId);',
    replace:
      'return sendForm(service.serviceId, service.templateId, form, service.userId).then((answer) => (answer.status === 200 ? answer : Promise.reject(answer)));',
    rules: ['CALL-SUCCESS-TEXT~1'],
  },
  {
    what: 'Every response with a 2xx status counts as a success.',
    file: 'src/contact/service.ts',
    find: 'return sendForm(service.serviceId, service.templateId, form, service.userId);',
    replace:
      'return sendForm(service.serviceId, service.templateId, form, service.userId).catch((answer) => (answer.status >= 200 && answer.status < 300 ? answer : Promise.reject(answer)));',
    rules: ['CALL-FAILURE~1'],
  },
  {
    what: 'A failure counts as a success.',
    file: 'src/contact/sender.ts',
    find: '.then(succeed, (reason) => fail(reason, values));',
    replace: '.then(succeed, succeed);',
    rules: ['CALL-FAILURE~1', 'CALL-LOG-FAILURE~1'],
  },
  {
    what: 'The text of a successful response is not logged.',
    file: 'src/contact/sender.ts',
    find: '    console.log(answer.text);\n',
    replace: '',
    rules: ['CALL-LOG-SUCCESS~1'],
  },
  {
    what: 'A failure is logged without its status.',
    file: 'src/contact/sender.ts',
    find: 'not sent: ${status} ${text}',
    replace: 'not sent: ${text}',
    rules: ['CALL-LOG-FAILURE~1'],
  },
  {
    what: 'A message that could not be sent is sent again.',
    file: 'src/contact/sender.ts',
    find: '(async () => post(form))()',
    replace: '(async () => post(form).catch(() => post(form)))()',
    rules: ['CALL-LOG-FAILURE~1'],
  },
  {
    what: 'The message is sent without trimming its values.',
    file: 'src/contact/ContactForm.tsx',
    find: '    for (const { name } of fields) controlOf(form, name).value = message[name];\n',
    replace: '',
    rules: ['CALL-TRIMMED~1'],
  },
  {
    what: 'The visitor’s name is logged.',
    file: 'src/contact/ContactForm.tsx',
    find: '    sender.start(form, message);\n',
    replace: '    sender.start(form, message);\n    console.log(message.name);\n',
    rules: ['CALL-LOG-PRIVATE~1'],
  },
  {
    what: 'An error that the SDK throws is uncaught.',
    file: 'src/contact/sender.ts',
    find: '(async () => post(form))()',
    replace: 'post(form)',
    rules: ['CALL-REFUSAL-IS-FAILURE~1'],
  },
];
