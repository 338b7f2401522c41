import '../../layers.css';
import '../../../../../src/styles/index.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { CallBar } from '../../../../../src/layout/CallBar';
import { Footer } from '../../../../../src/layout/Footer';
import { Header } from '../../../../../src/layout/Header';
import { SkipLink } from '../../../../../src/layout/SkipLink';
import { UrgentStrip } from '../../../../../src/layout/UrgentStrip';
import text from '../../../../../src/styles/fonts/atkinson-400.woff2';
import strong from '../../../../../src/styles/fonts/atkinson-700.woff2';
import heading from '../../../../../src/styles/fonts/newsreader-600.woff2';
import { Alive } from '../parts/alive';

export const viewport: Viewport = { themeColor: '#0e2c33' };

/** What every page stands in: the product's header and footer. */
export default function Layout({ children }: { children: ReactNode }) {
  for (const font of [heading, text, strong]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
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
        <Alive />
      </body>
    </html>
  );
}
