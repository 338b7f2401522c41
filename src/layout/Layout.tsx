import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

interface LayoutProps {
  /** Whether the next page is being loaded while this one is still shown. */
  busy: boolean;
  /** The page. */
  children: ReactNode;
}

/** What every page shares (specification section 2): skip link, urgent strip, header, footer, call bar, loading bar. */
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
