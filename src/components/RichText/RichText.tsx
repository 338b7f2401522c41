import type { Block, Inline, OutsideLink, PageLink, Terms, Text } from '../../content/rich-text';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { SectionLink, SiteLink } from '../SiteLink/SiteLink';
import { Verbatim } from '../Verbatim/Verbatim';
import styles from './RichText.module.css';

interface TextLinkProps {
  link: PageLink | OutsideLink;
  className?: string;
}

function TextLink({ link: { text, ...link }, className }: TextLinkProps) {
  const props = { ...link, className, children: text };
  if ('to' in props) return <SiteLink {...props} />;
  if ('section' in props) return <SectionLink {...props} />;
  return <a {...props} rel="noopener noreferrer" />;
}

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece;
  if ('call' in piece) return <PhoneLink phone={piece.call} />;
  if ('verbatim' in piece) return <Verbatim>{piece.verbatim}</Verbatim>;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  return <TextLink link={piece} />;
}

/** Renders running text inline, without a wrapper element. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
    <Piece key={index} piece={piece} />
  ));
}

function List({ as: Element, items }: { as: 'ul' | 'ol'; items: readonly Text[] }) {
  return (
    <Element>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Element>
  );
}

function TermsView({ terms }: { terms: Terms }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
        {rows.map(([head = '', ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
          <tr key={row}>
            <th scope="row">
              <RichText text={head} />
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
              <td key={index}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string' || 'length' in block) {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ('list' in block) return <List as="ul" items={block.list} />;
  if ('steps' in block) return <List as="ol" items={block.steps} />;
  if ('terms' in block) return <TermsView terms={block.terms} />;
  if ('link' in block) {
    return (
      <p>
        <TextLink link={block.link} className="standalone-link" />
      </p>
    );
  }
  if ('table' in block) return <TableView {...block.table} />;
  return (
    <p className={styles.note}>
      <RichText text={block.note} />
    </p>
  );
}

/** Renders paragraphs, lists, terms, notes, links and tables. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
    <BlockView key={index} block={block} />
  ));
}
