import styles from './Tokens.module.css';
import { type Token, tokens } from './tokens';

const startingWith = (prefix: string) => tokens.filter(({ name }) => name.startsWith(`--${prefix}-`));
const isColor = ({ value }: Token) => value.startsWith('#');
const shown = ['text', 'space', 'radius', 'shadow'];
const others = tokens.filter(
  (token) => !isColor(token) && !shown.some((prefix) => token.name.startsWith(`--${prefix}-`)),
);

function Color({ name, value, dark, purpose }: Token) {
  return (
    <li className={styles.color}>
      <div className={styles.halves} aria-hidden="true">
        <span style={{ background: value }} />
        <span style={{ background: dark ?? value }} />
      </div>
      <div className={styles.values}>
        <code>{value}</code>
        {dark && (
          <code>
            <span className="visually-hidden">, dark </span>
            {dark}
          </code>
        )}
      </div>
      <strong>{name}</strong>
      {purpose}
    </li>
  );
}

function Colors() {
  return (
    <ul className={styles.colors}>
      {tokens.filter(isColor).map((token) => (
        <Color key={token.name} {...token} />
      ))}
    </ul>
  );
}

function TextSizes() {
  const headings = ['--text-h1', '--text-h2', '--text-h3', '--text-title', '--text-card'];
  return (
    <ul className={styles.rows}>
      {startingWith('text').map(({ name, value }) => (
        <li key={name}>
          <p className={headings.includes(name) ? styles.heading : styles.text} style={{ fontSize: `var(${name})` }}>
            From morning fog to first stars
          </p>
          <strong>{name}</strong> <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

function Spaces() {
  return (
    <ul className={styles.rows}>
      {startingWith('space').map(({ name, value }) => (
        <li key={name} className={styles.space}>
          <strong>{name}</strong> <code>{value}</code>
          <span className={styles.bar} style={{ width: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** A box for each token of a kind, styled with that token. */
function Boxes({ prefix, property }: { prefix: string; property: 'borderRadius' | 'boxShadow' }) {
  return (
    <ul className={styles.boxes}>
      {startingWith(prefix).map(({ name, value, dark }) => (
        <li key={name}>
          <div className={styles.box} style={{ [property]: `var(${name})` }} />
          <strong>{name}</strong>
          <code>{value}</code>
          {dark && <code>dark {dark}</code>}
        </li>
      ))}
    </ul>
  );
}

function Others() {
  return (
    <dl className={styles.others}>
      {others.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The groups of tokens, each with the component that shows it. */
export const tokenGroups = [
  { id: 'colors', heading: 'Colors', content: <Colors /> },
  { id: 'type', heading: 'Type', content: <TextSizes /> },
  { id: 'space', heading: 'Space', content: <Spaces /> },
  { id: 'radii', heading: 'Radii', content: <Boxes prefix="radius" property="borderRadius" /> },
  { id: 'shadows', heading: 'Shadows', content: <Boxes prefix="shadow" property="boxShadow" /> },
  { id: 'other-tokens', heading: 'Fonts, lines, sizes, motion', content: <Others /> },
] as const;
