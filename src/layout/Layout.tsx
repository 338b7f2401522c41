import { type ReactNode, Suspense } from 'react';
import { announcementId } from '../navigation/announce';
import { CallBar } from './CallBar';
import { EmergencyBar } from './EmergencyBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { SkipLink } from './SkipLink';

interface LayoutProps {
  /** Whether the next page is loading. */
  busy: boolean;
  /** The router's key of the location that is shown. */
  locationKey: string;
  children: ReactNode;
}

/** A page (`children`), with the skip link, emergency bar, header, footer and call bar that all pages share (specification section 2). */
export function Layout({ busy, locationKey, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <EmergencyBar />
      <Header />
      <main id="main" aria-busy={busy || undefined}>
        {/* React hydrates what is inside `<Suspense>` after the layout, so the menus respond before a long page does. */}
        <Suspense>
          <ErrorBoundary locationKey={locationKey}>{children}</ErrorBoundary>
        </Suspense>
      </main>
      {busy && <LoadingBar />}
      <div id={announcementId} aria-live="polite" className="visually-hidden" data-screen-only />
      <Footer />
      <CallBar />
    </>
  );
}
