import { notices } from '../../src/content/notices';
import { taglines } from '../../src/content/notices/language-assistance';
import { isShown, type Notice } from '../../src/content/notices/notice';
import type { LawFacts } from '../../src/site.schema';
import { type Confirmed, unconfirmed } from './confirmations';
import type { Finding } from './finding';
import { toConfirm } from './to-confirm';

const reader = 'lawyer';
const place = (name: string) => `src/site.ts, law.${name}`;

function checkLink({ link, source }: Notice, law: LawFacts): readonly Finding[] {
  if (!link?.owed || law.officialLinks[link.field]) return [];
  const where = place(`officialLinks.${link.field}`);
  const what = `The site may not go live without a link to “${link.text}” (${source}).`;
  return [{ reader, what, where, todo: 'Find the official page, open it, and enter its address.', forbids: true }];
}

function checkLanguages({ federalFunds }: LawFacts, confirmed: Confirmed, today: Date): readonly Finding[] {
  const languages = [{ lang: 'es', name: 'Español' }, ...(federalFunds ? taglines : [])];
  const todo =
    'Have a qualified translator read the sentences (they are in src/content/notices/ and src/content/in-spanish.ts), and confirm each language with its tag as the name, such as es.';
  const missing = languages.filter(
    ({ lang }) => unconfirmed({ id: lang, reader, what: '', todo }, confirmed, today).length > 0,
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ lang, name }) => `${name} (${lang})`).join(', ');
  const where = `src/site.ts, confirmed['${missing[0]?.lang}']`;
  return [{ reader, what: `Has a translator read the text in ${names}?`, where, todo }];
}

/** Finds legal facts, notices and translations that nobody has confirmed, and missing links that the law requires. */
export function checkLaw(law: LawFacts, confirmed: Confirmed, today: Date): readonly Finding[] {
  const applying = notices.filter((notice) => notice.appliesIf(law));
  const ask = (id: string, what: string, todo: string) => unconfirmed({ id, reader, what, todo }, confirmed, today);
  return [
    ...ask(
      'law',
      'Are all facts in “law” true of the clinic? They determine which notices the site shows.',
      'Check “law” in src/site.ts against docs/adopting-law.md, which explains each fact.',
    ),
    ...applying.flatMap(({ id, heading, places, source }) => {
      const isRight = `Is the notice “${heading}” right (${places.join(', ')})?`;
      const isLeft = `“${heading}” is left out. Is the clinic sure that it need not show this notice?`;
      return law.leftOut.includes(id)
        ? ask(id, isLeft, `Read ${source}, and decide whether the clinic may leave it out.`)
        : ask(id, isRight, `${toConfirm[id]} The notice comes from ${source}.`);
    }),
    ...applying.filter((notice) => isShown(notice, law)).flatMap((notice) => checkLink(notice, law)),
    ...checkLanguages(law, confirmed, today),
  ];
}
