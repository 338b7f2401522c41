import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

interface LayoutProps {
  /** Whether another page is on its way. */
  busy: boolean;
  children: ReactNode;
}

/** What every page stands in: shared header and footer (specification section 2). */
export function Layout({ busy, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <UrgentStrip />
      <Header />
      <main id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      <Footer />
      <CallBar />
      {busy && <LoadingBar />}
    </>
  );
}
