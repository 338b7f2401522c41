import type { ReactNode } from 'react';
import { shownNotices } from '../../content/notices/notice';
import type { Notice } from '../../content/types';
import { BelowFold } from '../BelowFold/BelowFold';
import { CallButton } from '../CallButton/CallButton';
import { Notices } from '../Notices/Notices';
import { PageSection, type PageSectionProps } from '../PageSection/PageSection';
import { TableOfContents } from '../TableOfContents/TableOfContents';
import styles from './Columns.module.css';

/** From this number of sections on, a page has a table of contents. */
const manySections = 6;

interface ColumnsProps {
  /** Content above both columns. */
  above?: ReactNode;
  /** The text: sections, one below the other. */
  sections: readonly PageSectionProps[];
  /** The notices after the sections. */
  notices?: readonly Notice[] | undefined;
  /** The panel that asks visitors to call: after the text or, on a wide screen without a table of contents, beside it. */
  start?: ReactNode;
  /** Sections that not every reader needs. They and the notices follow the start panel. */
  afterStart?: readonly PageSectionProps[] | undefined;
}

/**
 * Running text and, beside it on a wide screen, what stays in view: the table of contents and the phone number, or the start
 * panel of a page with few sections. All have one parent: a reader view keeps the text's siblings, and may drop other elements.
 */
export function Columns({ above, sections, notices, start, afterStart = [] }: ColumnsProps) {
  const entries = [...sections, ...afterStart, ...shownNotices(notices)];
  const isLong = entries.length >= manySections;
  return (
    <div className={styles.columns}>
      {above && <div className={styles.above}>{above}</div>}
      <BelowFold>
        {isLong && (
          <div className={styles.aside} data-aside>
            <TableOfContents entries={entries} />
            <CallButton />
          </div>
        )}
        {sections.map((section) => (
          <PageSection key={section.id} {...section} />
        ))}
        {afterStart.length === 0 && <Notices notices={notices} />}
        {start && (
          <div className={isLong ? styles.endText : styles.asideText} data-aside={!isLong || undefined}>
            {start}
          </div>
        )}
        {afterStart.map((section) => (
          <PageSection key={section.id} {...section} />
        ))}
        {afterStart.length > 0 && <Notices notices={notices} />}
      </BelowFold>
    </div>
  );
}
