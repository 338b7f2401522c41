import type { ReactNode } from 'react';
import type { Block, Inline, OutsideLink, PageLink, Text } from '../../content/rich-text';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { SectionLink, SiteLink } from '../SiteLink/SiteLink';
import { Verbatim } from '../Verbatim/Verbatim';
import styles from './RichText.module.css';

function TextLink({ link: { text, ...link }, className }: { link: PageLink | OutsideLink; className?: string }) {
  const props = { ...link, className, children: className ? text : nodesOf(text) };
  if ('to' in props) return <SiteLink {...props} />;
  if ('section' in props) return <SectionLink {...props} />;
  return <a {...props} rel="noopener noreferrer" />;
}

/** A short name such as "7-OH" stays on one line, except in a link that is a flexible box. */
const name = /(\b\w{1,3}-[A-Z]\w*)/;

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return <span className="whole">{piece}</span>;
  if ('call' in piece) return <PhoneLink phone={piece.call} />;
  if ('verbatim' in piece) return <Verbatim>{piece.verbatim}</Verbatim>;
  if ('strong' in piece) return <strong>{nodesOf(piece.strong)}</strong>;
  return <TextLink link={piece} />;
}

/** Numbers the entries of a list, for the keys of elements: content is fixed at build time, so no entry ever moves. */
const numbered = <Entry,>(list: readonly Entry[]) => list.map((entry, key) => ({ entry, key }));

/** Returns the nodes of running text. */
export function nodesOf(text: Text): ReactNode {
  // React renders a string faster than a list of one.
  if (typeof text === 'string' && !name.test(text)) return text;
  const pieces = [text].flat().flatMap<Inline>((piece) => (typeof piece === 'string' ? piece.split(name) : piece));
  return numbered(pieces).map(({ entry, key }) =>
    typeof entry === 'string' && !name.test(entry) ? entry : <Piece key={key} piece={entry} />,
  );
}

/** Renders running text inline, without a wrapper element. */
export const RichText = ({ text }: { text: Text }) => nodesOf(text);

const listItems = (items: readonly Text[]) =>
  numbered(items).map(({ entry, key }) => <li key={key}>{nodesOf(entry)}</li>);

function TableView({ name, columns, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ entry: [head = '', ...cells], key: row }) => (
          <tr key={row}>
            <th scope="row">{nodesOf(head)}</th>
            {numbered(cells).map(({ entry, key }) => (
              <td key={key}>{nodesOf(entry)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string' || 'length' in block) return <p>{nodesOf(block)}</p>;
  if ('list' in block) return <ul>{listItems(block.list)}</ul>;
  if ('steps' in block) return <ol>{listItems(block.steps)}</ol>;
  if ('terms' in block)
    return (
      <dl className={styles.terms}>
        {block.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{nodesOf(meaning)}</dd>
          </div>
        ))}
      </dl>
    );
  if ('table' in block) return <TableView {...block.table} />;
  if ('note' in block) return <p className={styles.note}>{nodesOf(block.note)}</p>;
  return (
    <p>
      <TextLink link={block.link} className="standalone-link" />
    </p>
  );
}

/** Renders paragraphs, lists, terms, notes, links and tables. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  numbered(blocks).map(({ entry, key }) => <BlockView key={key} block={entry} />);
