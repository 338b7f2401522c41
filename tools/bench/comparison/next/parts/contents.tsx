import { TableOfContents as ClientContents } from '../../../../../src/components/TableOfContents/TableOfContents.tsx?product';

interface ContentsProps {
  entries: readonly { readonly id: string; readonly heading: string }[];
}

/** The contents of a page. Only what it shows goes to the browser; the sections' text would be sent twice otherwise. */
export function TableOfContents({ entries }: ContentsProps) {
  return <ClientContents entries={entries.map(({ id, heading }) => ({ id, heading }))} />;
}
