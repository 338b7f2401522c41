import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
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
}

/**
 * The layout route (specification section 2): the page, with the skip link, emergency bar, header, footer and call bar that
 * all pages share.
 */
export function Layout({ busy, locationKey }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <EmergencyBar />
      <Header />
      <main id="main" aria-busy={busy || undefined}>
        <Suspense>
          <ErrorBoundary locationKey={locationKey}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      {busy && <LoadingBar />}
      <div id={announcementId} aria-live="polite" className="visually-hidden" data-screen-only />
      <Footer />
      <CallBar />
    </>
  );
}
