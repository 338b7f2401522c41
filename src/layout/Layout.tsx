import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

interface LayoutProps {
  /** Whether the next page is on its way while this one still stands. */
  busy: boolean;
  /** The page. */
  children: ReactNode;
}

/** The frame that every page shares (specification section 2): header above, footer below, call bar on small screens. */
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
