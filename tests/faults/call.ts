import { fault } from './fault';

export const call = [
  fault('form-sends-wrong-user-identifier', 'CALL-IDENTIFIERS~2')`The form sends a wrong user identifier.
    src/contact/service.ts
    - form, service.userId);
    + form, 'nobody');`,
  fault('form-swaps-identifiers-service', 'CALL-IDENTIFIERS~2')`
    The form swaps the identifiers of the service and the template.
    src/contact/service.ts
    - sendForm(service.serviceId, service.templateId,
    + sendForm(service.templateId, service.serviceId,`,
  fault('call-goes-another-default-host', 'CALL-HOST~1')`The call goes to another default host.
    src/env.ts
    - 'https://api.emailjs.com'
    + 'https://api.example.com'`,
  fault('call-goes-path-below-v2', 'CALL-POST~1')`The call goes to a path below /v2.
    src/contact/service.ts
    - init(service.userId, service.origin);
    + init(service.userId, \`\${service.origin}/v2\`);`,
  fault('message-also-posted-without-sdk', 'CALL-POST~1')`The message is also posted without the SDK.
    src/contact/service.ts
      init(service.userId, service.origin);
    +   fetch(service.origin + service.path, { method: 'POST', body: new FormData(form) }).catch(() => {});`,
  fault('url-call-query-pages-path', 'CALL-POST~1', 'CALL-NO-BACKEND~1')`
    The URL of the call has a query with the page’s path.
    src/contact/service.ts
    - init(service.userId, service.origin);
    + init(service.userId, \`\${service.origin}\${service.path}?page=\${window.location.pathname}#\`);`,
  fault('message-sent-url-encoded', 'CALL-MULTIPART~2')`The message is sent URL-encoded.
    src/contact/service.ts
    - return sendForm(service.serviceId, service.templateId, form, service.userId);
    + const values = new FormData(form);
    +   values.append('lib_version', '3.2.0');
    +   values.append('service_id', service.serviceId);
    +   values.append('template_id', service.templateId);
    +   values.append('user_id', service.userId);
    +   const body = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
    +   return fetch(service.origin + service.path, { method: 'POST', body }).then(async (answer) => {
    +     const { status } = answer;
    +     return { status, text: await answer.text() };
    +   });`,
  fault('without-scripts-form-posted-url', 'CALL-MULTIPART~2')`Without scripts, the form is posted URL-encoded.
    src/contact/ContactForm.tsx
    - encType="multipart/form-data"
    + encType="application/x-www-form-urlencoded"`,
  fault('hidden-identifiers-stay-form', 'CALL-PAYLOAD~1')`The hidden identifiers stay in the form after hydration.
    src/contact/ContactForm.tsx
    - {!hydrated && <ServiceIdentifiers />}
    + <ServiceIdentifiers />`,
  fault('form-truncates-long-values', 'CALL-PAYLOAD~1', 'FAILURE-HOSTILE~1')`The form truncates long values.
    src/contact/ContactForm.tsx
    - controlOf(form, name).value = message[name];
    + controlOf(form, name).value = message[name].slice(0, 5000);`,
  fault('form-replaces-emoji-question', 'CALL-PAYLOAD~1')`The form replaces emoji with question marks.
    src/contact/ContactForm.tsx
    - controlOf(form, name).value = message[name];
    + controlOf(form, name).value = message[name].replace(/\p{Extended_Pictographic}/gu, '?');`,
  fault('only-response-text-ok-counts', 'CALL-SUCCESS-STATUS~1')`Only a response with the text OK counts as a success.
    src/contact/service.ts
    - return sendForm(service.serviceId, service.templateId, form, service.userId);
    + return sendForm(service.serviceId, service.templateId, form, service.userId).then((answer) => (answer.text === 'OK' ? answer : Promise.reject(answer)));`,
  fault('only-response-status-200-counts', 'CALL-SUCCESS-TEXT~1')`Only a response with status 200 counts as a success.
    src/contact/service.ts
    - return sendForm(service.serviceId, service.templateId, form, service.userId);
    + return sendForm(service.serviceId, service.templateId, form, service.userId).then((answer) => (answer.status === 200 ? answer : Promise.reject(answer)));`,
  fault('every-response-2xx-status-counts', 'CALL-FAILURE~1')`Every response with a 2xx status counts as a success.
    src/contact/service.ts
    - return sendForm(service.serviceId, service.templateId, form, service.userId);
    + return sendForm(service.serviceId, service.templateId, form, service.userId).catch((answer) => (answer.status >= 200 && answer.status < 300 ? answer : Promise.reject(answer)));`,
  fault('failure-counts-success', 'CALL-FAILURE~1', 'CALL-LOG-FAILURE~1')`A failure counts as a success.
    src/contact/sender.ts
    - .then(succeed, (reason) => {
    + .then(succeed, succeed).then(undefined, (reason) => {`,
  fault('text-successful-response-not', 'CALL-LOG-SUCCESS~1')`The text of a successful response is not logged.
    src/contact/sender.ts
    - console.log(answer.text);`,
  fault('failure-logged-without-status', 'CALL-LOG-FAILURE~1')`A failure is logged without its status.
    src/contact/sender.ts
    - \${answer.status} \${answer.text}
    + \${answer.text}`,
  fault('message-could-not-sent-sent', 'CALL-LOG-FAILURE~1')`A message that could not be sent is sent again.
    src/contact/sender.ts
    - (async () => post(form))()
    + (async () => post(form).catch(() => post(form)))()`,
  fault('message-sent-without-trimming', 'CALL-TRIMMED~1')`The message is sent without trimming its values.
    src/contact/ContactForm.tsx
    - for (const { name } of fields) controlOf(form, name).value = message[name];`,
  fault('visitors-name-logged', 'CALL-LOG-PRIVATE~1')`The visitor’s name is logged.
    src/contact/ContactForm.tsx
      sender.start(form, message);
    +     console.log(message.name);`,
  fault('error-sdk-throws-uncaught', 'CALL-REFUSAL-IS-FAILURE~1')`An error that the SDK throws is uncaught.
    src/contact/sender.ts
    - (async () => post(form))()
    + post(form)`,
  fault('phone-link-no-tel-scheme', 'CALL-PHONE-SCHEME~2')`A phone link has no tel: scheme.
    src/content/phones.ts
    - '988': { display: '988', href: 'tel:988' }
    + '988': { display: '988', href: '988' }`,
  fault('word-text-beside-988-link-calls', 'CONTENT-URGENT~4')`The word “text” beside 988 is a link that calls.
    src/content/phones.ts
    - text988: { display: 'text', href: 'sms:988' }
    + text988: { display: 'text', href: 'tel:988' }`,
  fault('samhsa-link-dials-number-other', 'CALL-PHONE-SCHEME~2')`
    The SAMHSA link dials a number other than the one it shows.
    src/content/phones.ts
    - samhsa: usPhone('1-800-662-4357')
    + samhsa: { ...usPhone('1-800-662-4357'), href: 'tel:+18006624375' }`,
  fault('menu-cards-fetch-pictures-site', 'CALL-IMAGES~2')`
    The menu cards fetch their pictures from the site instead of the bucket.
    src/components/Picture/Picture.tsx
    - store === 'bucket' ? bucketUrl : ''
    + store === 'bucket' ? '' : ''`,
  fault('cards-home-page-fetch-pictures', 'CALL-IMAGES~2')`
    The cards on the home page fetch their pictures from the bucket.
    src/components/Cards/Cards.tsx
    - store = 'site'
    + store = 'bucket'`,
  fault('pictures-site-fetched-third', 'CALL-IMAGES~2')`Pictures of the site are fetched from a third party.
    src/components/Picture/Picture.tsx
    - ? bucketUrl : ''}
    + ? bucketUrl : 'https://pictures.example'}`,
  fault(
    'treatment-page-sends-request',
    'CALL-NO-BACKEND~1',
  )`The treatment page sends a request to a server of the clinic.
    src/main.tsx
      takeOverScrollRestoration();
    +   if (window.location.pathname === '/treatment') fetch('/visits').catch(() => {});`,
  fault('each-page-sends-path-query', 'CALL-NO-BACKEND~1')`Each page sends its path in the query of a picture.
    src/main.tsx
      takeOverScrollRestoration();
    +   new Image().src = \`/media/icon-192.png?page=\${window.location.pathname}\`;`,
  fault('each-page-requests-itself-again', 'CALL-NO-BACKEND~1')`Each page requests itself again, with a query.
    src/main.tsx
      takeOverScrollRestoration();
    +   fetch(\`\${window.location.pathname}?visit\`).catch(() => {});`,
  fault('sdk-text-not-logged-but-status', 'CALL-LOG-SUCCESS~1')`
    The status of a successful response is logged in place of its text.
    src/contact/sender.ts
    - console.log(answer.text);
    + console.log(answer.status);`,
  fault('status-200-fails-without-text', 'CALL-SUCCESS-STATUS~1')`
    A response with status 200 and no text counts as a failure.
    src/contact/sender.ts
    - .then(succeed, (reason)
    + .then((found) => (found.text ? succeed(found) : fail(found, values)), (reason)`,
  fault('timeout-logged-without-reason', 'FORM-SEND-TIMEOUT~2')`A send that times out is logged without the reason.
    src/contact/sender.ts
    - if (typeof reason === 'string') return { status: 0, text: reason };`,
  fault('failure-given-as-error-not-logged', 'CALL-LOG-FAILURE~1')`
    A failure that is an error is logged without its message.
    src/contact/sender.ts
    - if (reason instanceof Error) return { status: 0, text: reason.message };`,
];
