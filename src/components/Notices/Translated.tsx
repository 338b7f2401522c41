import type { Tagline, Translation } from '../../content/notices/notice';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { Blocks } from '../RichText/RichText';
import styles from './Notices.module.css';

/** A whole notice in another language. */
export function Translated({ lang, dir, name, body }: Translation) {
  return (
    <div lang={lang} dir={dir} className={styles.translated}>
      <h3>{name}</h3>
      <Blocks blocks={body} />
    </div>
  );
}

/** One paragraph in another language, and the phone number of the clinic, which is read from left to right. */
export function TaglineItem({ lang, dir, name, text }: Tagline) {
  return (
    <li lang={lang} dir={dir} className={styles.translated}>
      <strong>{name}</strong> {text} <PhoneLink phone="clinic" dir="ltr" />
    </li>
  );
}
