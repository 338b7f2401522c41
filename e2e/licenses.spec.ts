import { covers, expect, test } from './support/test';

const published = [
  'emailjs-com',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'The font atkinson',
  'The font newsreader',
];

for (const name of published) {
  test(`the license of ${name} is published with the site`, covers('SUPPLY-LICENSES~1'), async ({ request }) => {
    const answer = await request.get('/licenses.txt');
    expect(answer.status()).toBe(200);
    const [, text] = (await answer.text()).split(new RegExp(`^## ${name} (?:- \\S+ )?\\(.*\\)$`, 'm'));
    // The text of a license ends at the next heading.
    expect(text?.split(/^## /m)[0]).toMatch(/copyright/i);
  });
}
