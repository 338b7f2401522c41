import { MemoryRouter } from 'react-router-dom';
import type { Example, PseudoState } from '../../src/components/example';
import { type Entry, exampleAddress } from './catalog';
import { pseudoStateAttribute } from './pseudo-states';
import styles from './Specimen.module.css';

interface StageProps {
  example: Example;
  pseudoState?: string | undefined;
}

/** A rendered example. Its links do nothing, and a copy in a pseudo-state is inert. */
export function Stage({ example, pseudoState }: StageProps) {
  const { element, edgeToEdge, onNight, screen, wide } = example;
  const classes = [
    !screen && styles.stage,
    !screen && !wide && styles.narrow,
    !edgeToEdge && styles.padded,
    onNight && styles.night,
  ];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      {...{ [pseudoStateAttribute]: pseudoState }}
      inert={pseudoState !== undefined}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }}
    >
      <MemoryRouter>{element}</MemoryRouter>
    </div>
  );
}

interface SpecimenProps {
  entry: Entry;
  example: Example;
  pseudoState?: PseudoState;
}

/** One state of a component, on the page itself or as a small screen in a frame; its label links to the state alone. */
export function Specimen({ entry, example, pseudoState }: SpecimenProps) {
  const { state, screen, wide } = example;
  const label = pseudoState ? `${state}, ${pseudoState}` : state;
  const address = exampleAddress(entry, example, pseudoState);
  return (
    <figure className={wide ? styles.wide : screen ? styles.screen : styles.specimen}>
      <figcaption className={styles.label}>
        <a href={address}>{label}</a>
        {screen && <span> {screen.width} px</span>}
      </figcaption>
      {screen ? (
        <div className={styles.frame}>
          <iframe src={address} title={`${entry.name}: ${label}`} {...screen} loading="lazy" />
        </div>
      ) : (
        <Stage example={example} pseudoState={pseudoState} />
      )}
    </figure>
  );
}
