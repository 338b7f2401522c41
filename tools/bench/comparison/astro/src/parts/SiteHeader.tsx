import { Header } from '../../../../../../src/layout/Header';
import { useAlive } from '../../../use-alive';
import { PathContext } from './router';

/** The product's header, as an island that knows its address. */
export function SiteHeader({ path }: { path: string }) {
  useAlive();
  return (
    <PathContext value={path}>
      <Header />
    </PathContext>
  );
}
