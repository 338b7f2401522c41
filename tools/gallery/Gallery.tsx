import { type ReactNode, useEffect } from 'react';
import { pictures } from '../../src/content/pictures';
import { catalog, type Entry } from './catalog';
import styles from './Gallery.module.css';
import { Pictures } from './Pictures';
import { SchemeSwitch } from './SchemeSwitch';
import { Specimen } from './Specimen';
import { tokenGroups } from './Tokens';

function ComponentExamples({ entry }: { entry: Entry }) {
  return (
    <>
      <p className={styles.description}>
        <code>{entry.file}</code> {entry.description}
      </p>
      <div className={styles.specimens}>
        {entry.examples.map((example) =>
          [undefined, ...(example.pseudoStates ?? [])].map((pseudoState) => (
            <Specimen
              key={`${example.state} ${pseudoState}`}
              entry={entry}
              example={example}
              {...(pseudoState && { pseudoState })}
            />
          )),
        )}
      </div>
    </>
  );
}

interface Chapter {
  readonly heading: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly content: ReactNode }[];
}

const componentsIn = (folder: string): Chapter['sections'] =>
  catalog
    .filter(({ file }) => file.startsWith(`src/${folder}/`))
    .map((entry) => ({ id: entry.name, heading: entry.name, content: <ComponentExamples entry={entry} /> }));

const chapters: readonly Chapter[] = [
  { heading: 'Tokens', sections: tokenGroups },
  { heading: 'Components', sections: componentsIn('components') },
  { heading: 'Contact form', sections: componentsIn('contact') },
  { heading: 'Layout', sections: componentsIn('layout') },
  {
    heading: 'Pictures',
    sections: [{ id: 'pictures', heading: `All ${pictures.length} pictures`, content: <Pictures /> }],
  },
];

function Index() {
  return (
    <nav aria-label="Gallery" className={styles.index}>
      {/* Beside the sections there is room for all of it; above them it starts closed. */}
      <details open={window.matchMedia('(min-width: 64rem)').matches}>
        <summary>Contents</summary>
        {chapters.map(({ heading, sections }) => (
          <div key={heading}>
            <p>{heading}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.heading}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

/** The page of the gallery: tokens, every component in its states, the pictures. */
export function Gallery() {
  // The section in the URL's fragment did not exist yet when the browser looked for it.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={styles.gallery}>
      <header className={styles.header}>
        <h1>Component gallery</h1>
        <SchemeSwitch />
      </header>
      <Index />
      <main>
        {chapters.map(({ heading, sections }) => (
          <section key={heading} className={styles.chapter} aria-label={heading}>
            <h2>{heading}</h2>
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                className={styles.section}
                aria-labelledby={`${section.id}-title`}
              >
                <h3 id={`${section.id}-title`}>{section.heading}</h3>
                {section.content}
              </section>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
