import { insuranceSection } from '../../content/insurance-section';
import { site } from '../../site';
import { PageSection } from '../PageSection/PageSection';
import { RichText } from '../RichText/RichText';
import styles from './InsuranceSection.module.css';
import { insurerGlyph } from './insurer-glyph';

/** The insurers’ logos, and what to do when yours is missing (home and /insurance, specification sections 1 and 2). */
export function InsuranceSection() {
  return (
    <div className={styles.wide}>
      <PageSection id="insurance" heading={insuranceSection.heading} body={insuranceSection.body}>
        <ul className={styles.insurers} aria-label="Insurance groups">
          {site.insurers.map((name, index) => (
            <li key={name} className={styles.insurer}>
              <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d={insurerGlyph(index)} fill="currentColor" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <p>
          <RichText text={insuranceSection.missing} />
        </p>
      </PageSection>
    </div>
  );
}
