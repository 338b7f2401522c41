import { payloadFields, path as sendPath } from '../spec/email-call';
import { families } from './support/families';
import { expectedPayload } from './support/faults';
import { routes } from './support/routes';
import { test } from './support/sent-message';
import { nothing } from './support/stored';
import { covers, expect, long } from './support/test';

for (const route of routes.filter(({ form }) => form)) {
  const { path } = route;
  // All pages have the same form, so `npm test` sends a message from a page of each family.
  const covering: typeof covers = (...tags) => (families.includes(route) ? covers(...tags) : long(covers(...tags)));

  test.describe(path, () => {
    // In one worker, which sends one message for all of these tests.
    test.describe.configure({ mode: 'default' });

    test('a message arrives once, with exactly the nine fields', covering('CALL-PAYLOAD~1'), async ({ sentFrom }) => {
      const { message, arrived, printed } = await sentFrom(path);
      expect(arrived.map((entries) => [...entries].sort())).toEqual([expectedPayload(message)]);
      expect(printed).toEqual(['log: OK']);
    });

    test(
      'a message is one call with the nine fields, which does not reveal the page',
      covering('SAFE-ONE-CALL~2'),
      async ({ sentFrom }) => {
        const { arrived, requests, revealing } = await sentFrom(path);
        expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([`POST ${sendPath}`]);
        expect(arrived[0]?.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
        expect(revealing).toEqual([]);
      },
    );

    test(
      'sending a message requests only the page, static files and the e-mail service',
      covering('CALL-NO-BACKEND~1'),
      async ({ sentFrom }) => {
        const { requests } = await sentFrom(path);
        const others = requests.filter((request) => !/^GET \/(?:assets|media)\/[^?]+$/.test(request));
        expect(others).toEqual([`GET ${path}`, `POST ${sendPath}`]);
      },
    );

    test(
      'the browser keeps no copy of a message that was sent',
      covering('FORM-NOT-STORED~2'),
      async ({ sentFrom }) => {
        const { message, stored, visited } = await sentFrom(path);
        expect(stored).toEqual(nothing);
        for (const value of Object.values(message)) expect(visited).not.toContain(value);
      },
    );
  });
}
