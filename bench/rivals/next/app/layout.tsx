import '../../layers.css';
import '../../../../src/styles/index.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { CallBar } from '../../../../src/layout/CallBar';
import { Footer } from '../../../../src/layout/Footer';
import { Header } from '../../../../src/layout/Header';
import { SkipLink } from '../../../../src/layout/SkipLink';
import { UrgentStrip } from '../../../../src/layout/UrgentStrip';

export const viewport: Viewport = { themeColor: '#0e2c33' };

/** What every page stands in: the product's header and footer. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <noscript>
          <link rel="stylesheet" href="/no-scripts.css" />
        </noscript>
      </head>
      <body>
        <SkipLink />
        <UrgentStrip />
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <CallBar />
      </body>
    </html>
  );
}
