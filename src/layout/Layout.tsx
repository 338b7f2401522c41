import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

interface LayoutProps {
  /** The page. */
  children: ReactNode;
  /** Whether the next page is loading while this one still stands. */
  busy?: boolean;
  /** What is announced of a navigation. */
  status?: ReactNode;
}

/** The frame that every page shares (specification section 2): header above, footer below, call bar on small screens. */
export function Layout({ children, busy = false, status }: LayoutProps) {
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
      {status}
    </>
  );
}
