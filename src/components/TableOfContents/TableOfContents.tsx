import { useEffect, useRef, useState } from 'react';
import { labels } from '../../content/interface/labels';
import type { ContentsEntry } from '../../content/types';
import { Icon } from '../Icon/Icon';
import { SectionLink } from '../SiteLink/SiteLink';
import styles from './TableOfContents.module.css';

/** What is above a line at three tenths of the window's height. The last section that begins there is the current one. */
const aboveLine = { rootMargin: '10000000px 0px -70%' };

/**
 * The table of contents of a long page. It is open beside the text on a wide screen, where a sun (in the dark, a moon) stands
 * at the current section on a line from dawn to dusk. On a small screen, it is collapsed.
 */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const begun = new Set<string>();
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) begun[isIntersecting ? 'add' : 'delete'](target.id);
      setCurrent(entries.findLast(({ id }) => begun.has(id))?.id);
    }, aboveLine);
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('li:has([aria-current])');
    if (item) list.current?.style.setProperty('--sun-at', `${item.offsetTop + item.offsetHeight / 2}px`);
  });
  return (
    <nav aria-label={labels.tableOfContents} className={styles.contents}>
      <p className={styles.heading} aria-hidden="true">
        {labels.tableOfContents}
      </p>
      <details className={styles.toggle}>
        <summary>
          {labels.tableOfContents} <Icon name="down" />
        </summary>
        <ul ref={list}>
          {entries.map(({ id, heading, lang }) => (
            <li key={id}>
              <SectionLink section={id} lang={lang} aria-current={id === current || undefined}>
                {heading}
              </SectionLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
