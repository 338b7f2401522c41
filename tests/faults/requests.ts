import type { Fault } from './fault';

/** Section 7: phone links, pictures, and all other requests. */
export const requests: readonly Fault[] = [
  {
    what: 'A phone link has no tel: scheme.',
    file: 'src/components/PhoneLink/PhoneLink.tsx',
    find: "'988': { display: '988', href: 'tel:988' }",
    replace: "'988': { display: '988', href: '988' }",
    rules: ['CALL-PHONE-SCHEME~2'],
  },
  {
    what: 'The word “text” beside 988 is a link that calls.',
    file: 'src/components/PhoneLink/PhoneLink.tsx',
    find: "text988: { display: 'text', href: 'sms:988' }",
    replace: "text988: { display: 'text', href: 'tel:988' }",
    rules: ['CONTENT-URGENT~2'],
  },
  {
    what: 'The SAMHSA link dials a number other than the one it shows.',
    file: 'src/components/PhoneLink/PhoneLink.tsx',
    find: "href: 'tel:+18006624357'",
    replace: "href: 'tel:+18006624375'",
    rules: ['CALL-PHONE-SCHEME~2'],
  },
  {
    what: 'The menu cards fetch their pictures from the site instead of the bucket.',
    file: 'src/components/Picture/address.ts',
    find: "store === 'bucket' ? bucketUrl : ''",
    replace: "store === 'bucket' ? '' : ''",
    rules: ['CALL-IMAGES~2'],
  },
  {
    what: 'The cards on the home page fetch their pictures from the bucket.',
    file: 'src/components/Cards/Cards.tsx',
    find: "store = 'site'",
    replace: "store = 'bucket'",
    rules: ['CALL-IMAGES~2'],
  },
  {
    what: 'Pictures of the site are fetched from a third party.',
    file: 'src/components/Picture/address.ts',
    find: "? bucketUrl : ''}",
    replace: "? bucketUrl : 'https://pictures.example'}",
    rules: ['CALL-IMAGES~2'],
  },
  {
    what: 'The mission page sends a request to a server of the clinic.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();\n',
    replace:
      "  takeOverScrollRestoration();\n  if (window.location.pathname === '/mission') fetch('/visits').catch(() => {});\n",
    rules: ['CALL-NO-BACKEND~1'],
  },
  {
    what: 'Each page sends its path in the query of a picture.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();\n',
    replace:
      '  takeOverScrollRestoration();\n  new Image().src = `/media/icon-192.png?page=${window.location.pathname}`;\n',
    rules: ['CALL-NO-BACKEND~1'],
  },
  {
    what: 'Each page requests itself again, with a query.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();\n',
    replace: '  takeOverScrollRestoration();\n  fetch(`${window.location.pathname}?visit`).catch(() => {});\n',
    rules: ['CALL-NO-BACKEND~1'],
  },
];
