import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { CallButton } from '../components/CallButton/CallButton';
import { Container } from '../components/Container/Container';
import { InSpanish } from '../components/InSpanish/InSpanish';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { TableOfContents } from '../components/TableOfContents/TableOfContents';
import { Verbatim } from '../components/Verbatim/Verbatim';
import { ContactForm } from '../contact/ContactForm';
import { shownNotices } from '../content/notices/notice';
import { relay } from '../content/notices/relay';
import { content } from '../content/pages/contact';
import { firstCall } from '../content/shared/first-call';
import type { ContentsEntry } from '../content/types';
import { site } from '../site';
import styles from './contact.module.css';

export const metadata = content;

const notices = [relay];
const { visit } = content;

/** What follows the contact details, for the table of contents. */
const entries: readonly ContentsEntry[] = [
  { id: 'admissions', ...content.admissions },
  { id: 'first-call', ...firstCall },
  ...(visit.body.length > 0 ? [{ id: 'visit', ...visit }] : []),
  { id: 'about-form', ...content.aboutForm },
  ...shownNotices(notices),
  { id: 'before-calling', ...content.beforeCalling },
];

/** The contact page (specification section 2). The second phone number is in its hero (section 1). */
export function Page() {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <p className="actions">
          <CallButton />{' '}
          <span>
            {site.secondPhone.purpose}: <PhoneLink phone="second" />
          </span>
        </p>
      </Banner>
      <Container>
        <InSpanish />
      </Container>
      <BelowFold>
        <Container className={styles.beside}>
          <ul className={styles.ways}>
            <li>
              <h2>{content.phoneHeading}</h2>
              <PhoneLink phone="clinic" />
            </li>
            <li>
              <h2>{content.emailHeading}</h2>
              <a href={`mailto:${site.email}`}>
                <Verbatim>{site.email}</Verbatim>
              </a>
            </li>
            <li>
              <h2>{content.addressHeading}</h2>
              <address>
                {site.name}
                <br />
                <Verbatim>{site.address.street}</Verbatim>
                <br />
                <Verbatim>{site.address.locality}</Verbatim>
              </address>
            </li>
          </ul>
          <TableOfContents entries={entries} />
          <ContactForm inColumn />
          <div className={styles.aside}>
            <PageSection id="admissions" heading={content.admissions.heading} body={[content.admissions.text]} />
          </div>
        </Container>
        <Container className={styles.more}>
          <PageSection id="first-call" kind="start" {...firstCall} />
          {visit.body.length > 0 && <PageSection id="visit" {...visit} />}
          <PageSection id="about-form" {...content.aboutForm} />
          <Notices notices={notices} />
        </Container>
        <Container className={styles.questions}>
          <PageSection id="before-calling" {...content.beforeCalling} />
        </Container>
      </BelowFold>
    </>
  );
}
