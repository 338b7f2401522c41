import { Header } from '../../../../../src/layout/Header';
import { PathContext } from './router';

/** The product's header, as an island that knows its address. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <PathContext value={path}>
      <Header />
    </PathContext>
  );
}
