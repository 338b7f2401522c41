import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { CallButton } from '../components/CallButton/CallButton';
import { InSpanish } from '../components/InSpanish/InSpanish';
import { Notices } from '../components/Notices/Notices';
import { PageSection } from '../components/PageSection/PageSection';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { RichText } from '../components/RichText/RichText';
import { TableOfContents } from '../components/TableOfContents/TableOfContents';
import { Verbatim } from '../components/Verbatim/Verbatim';
import { ContactForm } from '../contact/ContactForm';
import { shownNotices } from '../content/notices/notice';
import { relay } from '../content/notices/relay';
import { content } from '../content/pages/contact';
import { site } from '../site';
import styles from './contact.module.css';

export const metadata = content;

const notices = [relay];
const { admissions, more, questions } = content;
const entries = [admissions, ...more, ...shownNotices(notices), questions];

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
        <p>
          <RichText text={content.support} />
        </p>
      </Banner>
      <div className="container">
        <InSpanish links={content.linksInSpanish} />
      </div>
      <BelowFold>
        <div className={`container ${styles.beside}`}>
          <ul className={styles.ways}>
            <li>
              <h2>{content.phoneHeading}</h2>
              <PhoneLink phone="clinic" className="standalone-link" />
            </li>
            <li>
              <h2>{content.emailHeading}</h2>
              <a href={`mailto:${site.email}`} className="standalone-link">
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
            <PageSection {...admissions} />
          </div>
        </div>
        <div className={`container ${styles.more}`}>
          {more.map((section) => (
            <PageSection key={section.id} {...section} />
          ))}
          <Notices notices={notices} />
        </div>
        <div className={`container ${styles.questions}`}>
          <PageSection {...questions} />
        </div>
      </BelowFold>
    </>
  );
}
