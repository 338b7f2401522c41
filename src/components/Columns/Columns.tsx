import type { ReactNode } from 'react';
import type { ContentsEntry } from '../../content/types';
import { BelowFold } from '../BelowFold/BelowFold';
import { CallButton } from '../CallButton/CallButton';
import { TableOfContents } from '../TableOfContents/TableOfContents';
import styles from './Columns.module.css';

/** From this number of sections on, a page has a table of contents. */
const manySections = 6;

interface ColumnsProps {
  /** Content above both columns. */
  above?: ReactNode;
  /** All sections of the page, for its table of contents. */
  entries: readonly ContentsEntry[];
  /** The panel that asks visitors to call: after the text or, on a wide screen without a table of contents, beside it. */
  start?: ReactNode;
  /** The text: sections, one below the other. */
  children: ReactNode;
}

/**
 * Running text and, beside it on a wide screen, what stays in view: the table of contents and the phone number, or the start
 * panel of a page with few sections. All have the same parent, because a browser's reader view keeps the siblings of the
 * text and may drop elements elsewhere.
 */
export function Columns({ above, entries, start, children }: ColumnsProps) {
  const isLong = entries.length >= manySections;
  return (
    <div className={styles.columns}>
      {above && <div className={styles.above}>{above}</div>}
      <BelowFold>
        {isLong && (
          <div className={styles.aside}>
            <TableOfContents entries={entries} />
            <CallButton />
          </div>
        )}
        {children}
        {start && <div className={isLong ? styles.endText : styles.asideText}>{start}</div>}
      </BelowFold>
    </div>
  );
}
