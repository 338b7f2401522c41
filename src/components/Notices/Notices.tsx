import { linksOf, shownNotices } from '../../content/notices/notice';
import type { Notice } from '../../content/types';
import { site } from '../../site';
import type { LawFacts } from '../../site.schema';
import { PageSection } from '../PageSection/PageSection';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { Blocks } from '../RichText/RichText';
import styles from './Notices.module.css';

function NoticeSection({ notice, law }: { notice: Notice; law: LawFacts }) {
  const { body, parts = [], translations = [], taglines = [] } = notice.text(law);
  return (
    <PageSection id={notice.id} kind={notice.kind ?? 'know'} heading={notice.heading} body={body}>
      {parts.map((part) => (
        <div key={part.heading}>
          <h3>{part.heading}</h3>
          <Blocks blocks={part.body} />
        </div>
      ))}
      {translations.map(({ lang, dir, name, body: translated }) => (
        <div key={lang} lang={lang} dir={dir} className={styles.translated}>
          <h3>{name}</h3>
          <Blocks blocks={translated} />
        </div>
      ))}
      {taglines.length > 0 && (
        <ul className={styles.taglines}>
          {taglines.map(({ lang, dir, name, text }) => (
            <li key={lang} lang={lang} dir={dir} className={styles.translated}>
              <strong>{name}</strong> {text} <PhoneLink phone="clinic" />
            </li>
          ))}
        </ul>
      )}
      <Blocks blocks={linksOf(notice, law).map((link) => ({ link }))} />
    </PageSection>
  );
}

/** The notices that apply to this clinic and are not left out, one section each. */
export function Notices({ notices, law = site.law }: { notices?: readonly Notice[] | undefined; law?: LawFacts }) {
  return shownNotices(notices, law).map((notice) => <NoticeSection key={notice.id} notice={notice} law={law} />);
}
