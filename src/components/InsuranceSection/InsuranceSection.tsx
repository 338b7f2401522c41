import { insuranceSection } from '../../content/interface/insurance-section';
import { labels } from '../../content/interface/labels';
import { site } from '../../site';
import type { Insurer } from '../../site.schema';
import { Icon } from '../Icon/Icon';
import { PageSection } from '../PageSection/PageSection';
import { Blocks } from '../RichText/RichText';
import styles from './InsuranceSection.module.css';

/**
 * Geometric logos for the fictional insurers: the `d` of filled paths in a viewBox of 24 × 24. The logos repeat after the
 * sixth insurer. None belongs to a real company.
 */
const glyphs = [
  // A disc in a ring.
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14zm0 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  // Three steps.
  'M2 15h5v7h-5zM9.5 9h5v13h-5zM17 3h5v19h-5z',
  // Two arches, one within the other.
  'M2 21v-8a10 10 0 0 1 20 0v8h-4v-8a6 6 0 0 0-12 0v8zM9 21v-8a3 3 0 0 1 6 0v8z',
  // Four diamonds.
  'M12 1l4.5 4.5l-4.5 4.5l-4.5-4.5zM5.5 7.5l4.5 4.5l-4.5 4.5l-4.5-4.5zM18.5 7.5l4.5 4.5l-4.5 4.5l-4.5-4.5zM12 14l4.5 4.5l-4.5 4.5l-4.5-4.5z',
  // Two waves.
  'M1 9q5.5-8 11-2t11-2v5q-5.5 6-11 1t-11 2zM1 18q5.5-8 11-2t11-2v5q-5.5 6-11 1t-11 2z',
  // A half sun on a line.
  'M3 15a9 9 0 0 1 18 0zM2 18h20v3h-20z',
] as const;

/**
 * The insurers’ logos, whether the clinic is in their networks, and what to do if an insurer is missing. The home page and
 * /insurance have this section (specification sections 1 and 2).
 */
export function InsuranceSection({ insurers = site.insurers }: { insurers?: readonly Insurer[] }) {
  return (
    <div className={styles.wide}>
      <PageSection id="insurance" heading={insuranceSection.heading} body={[]}>
        <ul className={styles.insurers} aria-label={labels.insurers}>
          {insurers.map(({ name, network }, index) => (
            <li key={name} className={styles.insurer}>
              <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d={glyphs[index % glyphs.length]} fill="currentColor" />
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
