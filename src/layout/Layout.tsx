import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { announcementId } from '../navigation/announce';
import { CallBar } from './CallBar';
import { EmergencyBar } from './EmergencyBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
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
      <Main busy={busy}>
        <Suspense>
          <ErrorBoundary locationKey={locationKey}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </Main>
      <div id={announcementId} aria-live="polite" className="visually-hidden" data-screen-only />
      <Footer />
      <CallBar />
    </>
  );
}
