import { MemoryRouter } from 'react-router-dom';
import type { Example, PseudoState } from '../../src/components/example';
import { type Entry, exampleAddress } from './catalog';
import { pseudoStateAttribute } from './pseudo-states';
import styles from './Specimen.module.css';

interface StageProps {
  example: Example;
  pseudoState?: string | undefined;
  className?: string | undefined;
}

/** A rendered example. Its links do nothing, and a copy in a pseudo-state is inert. */
export function Stage({ example, pseudoState, className = '' }: StageProps) {
  const { element, edgeToEdge, onNight } = example;
  return (
    <div
      className={`${className} ${edgeToEdge ? '' : styles.padded} ${onNight ? styles.night : ''}`}
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

/** One labeled state of a component, on the page itself or as a small screen in a frame. */
export function Specimen({ entry, example, pseudoState }: SpecimenProps) {
  const { state, screen, wide } = example;
  const label = pseudoState ? `${state}, ${pseudoState}` : state;
  return (
    <figure className={wide ? styles.wide : screen ? styles.screen : styles.specimen}>
      <figcaption className={styles.label}>
        {label}
        {screen && <span> {screen.width} px</span>}
      </figcaption>
      {screen ? (
        <div className={styles.frame}>
          <iframe
            src={exampleAddress(entry, example, pseudoState)}
            title={`${entry.name}: ${label}`}
            {...screen}
            loading="lazy"
          />
        </div>
      ) : (
        <Stage example={example} pseudoState={pseudoState} className={styles.stage} />
      )}
    </figure>
  );
}
