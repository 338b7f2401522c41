import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { wide } from './story';
import './foundations.css';
import { type Token, tokens } from './tokens';

/** The design tokens of src/styles/tokens.css, where a comment beside each color explains its purpose. */
export default { title: 'Tokens', parameters: { ...wide }, tags: ['!test'] } satisfies Meta;

const isColor = ({ value }: Token) => value.startsWith('#');
const startsWith =
  (...kinds: string[]) =>
  ({ name }: Token) =>
    kinds.some((kind) => name.startsWith(`--${kind}-`));

/** Returns a story that lists tokens, each with its name, values and purpose below a picture (if `picture` returns one). */
const list = (
  className: string,
  wanted: (token: Token) => boolean,
  picture: (token: Token) => ReactNode,
): StoryObj => ({
  render: () => (
    <ul className={className}>
      {tokens.filter(wanted).map((token) => (
        <li key={token.name}>
          {picture(token)}
          <strong>{token.name}</strong> <code>{token.value}</code>{' '}
          {token.dark && (
            <code>
              <span className="visually-hidden">dark </span>
              {token.dark}
            </code>
          )}
          {token.purpose && <span>{token.purpose}</span>}
        </li>
      ))}
    </ul>
  ),
});

const sample = (style: (name: string) => CSSProperties) => (token: Token) => (
  <div className="sample" style={style(`var(${token.name})`)} />
);

export const Colors = list('grid', isColor, ({ value, dark = value }) => (
  <div className="halves">
    <span style={{ background: value }} />
    <span style={{ background: dark }} />
  </div>
));

const headings = startsWith('text-h1', 'text-h2', 'text-h3', 'text-title', 'text-card');

export const Type = list('rows', startsWith('text'), (token) => (
  <p
    className={headings({ ...token, name: `${token.name}-` }) ? 'heading' : ''}
    style={{ fontSize: `var(${token.name})` }}
  >
    From morning fog to first stars
  </p>
));

export const Space = list('rows', startsWith('space'), ({ name }) => (
  <div className="bar" style={{ width: `var(${name})` }} />
));

export const Radii = list(
  'grid',
  startsWith('radius'),
  sample((borderRadius) => ({ borderRadius })),
);

export const Shadows = list(
  'grid',
  startsWith('shadow'),
  sample((boxShadow) => ({ boxShadow })),
);

const isShown = startsWith('text', 'space', 'radius', 'shadow');

export const FontsLinesSizesMotion = list(
  'others',
  (token) => !isColor(token) && !isShown(token),
  () => null,
);
