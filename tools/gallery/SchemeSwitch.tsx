import { useState } from 'react';
import { chooseScheme, chosenScheme, schemes } from './color-scheme';
import styles from './Gallery.module.css';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Selects the color scheme of the gallery and of its frames. */
export function SchemeSwitch() {
  const [chosen, setChosen] = useState(chosenScheme);
  return (
    <fieldset className={styles.schemes}>
      <legend className="visually-hidden">Color scheme</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name="scheme"
            checked={scheme === chosen}
            onChange={() => {
              setChosen(scheme);
              chooseScheme(scheme);
            }}
          />
          {labels[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
