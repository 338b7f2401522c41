import { insuranceSection, insurerLogos } from '../../content/interface/insurance-section';
import { labels } from '../../content/interface/labels';
import { site } from '../../site';
import type { Insurer } from '../../site.schema';
import { Icon } from '../Icon/Icon';
import { PageSection } from '../PageSection/PageSection';
import { Blocks } from '../RichText/RichText';
import styles from './InsuranceSection.module.css';

/** The insurers’ logos and networks, and what to do if an insurer is missing (specification sections 1 and 2). */
export function InsuranceSection({ insurers = site.insurers }: { insurers?: readonly Insurer[] }) {
  return (
    <div className={styles.wide}>
      <PageSection id="insurance" heading={insuranceSection.heading} body={[]}>
        <ul className={styles.insurers} aria-label={labels.insurers}>
          {insurers.map(({ name, network }, index) => (
            <li key={name} className={styles.insurer}>
              <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d={insurerLogos[index % insurerLogos.length]} fill="currentColor" />
              </svg>
              <strong>{name}</strong>{' '}
              <span data-network={network}>
                {network === 'in' && <Icon name="check" />}
                {insuranceSection.networks[network ?? 'unknown']}
              </span>
            </li>
          ))}
        </ul>
        <Blocks blocks={insuranceSection.body} />
      </PageSection>
    </div>
  );
}
