import { type ReactNode, Suspense } from 'react';
import { announcementId } from '../navigation/announce';
import { CallBar } from './CallBar';
import { EmergencyBar } from './EmergencyBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { SkipLink } from './SkipLink';

/* What all pages share. The elements never change, so a navigation renders only what depends on the location. */
const above = (
  <>
    <SkipLink />
    <EmergencyBar />
    <Header />
  </>
);
const below = (
  <>
    <div id={announcementId} aria-live="polite" className="visually-hidden" data-screen-only />
    <Footer />
    <CallBar />
  </>
);

/** A page, with what all pages share (specification section 2), and with the loading bar while the next page loads (`busy`). */
export function Layout({ busy, locationKey, children }: { busy: boolean; locationKey: string; children: ReactNode }) {
  return (
    <>
      {above}
      <main id="main" aria-busy={busy || undefined}>
        {/* React hydrates what is inside `<Suspense>` after the layout, so the menus respond before a long page does. */}
        <Suspense>
          <ErrorBoundary locationKey={locationKey}>{children}</ErrorBoundary>
        </Suspense>
      </main>
      {busy && <LoadingBar />}
      {below}
    </>
  );
}
