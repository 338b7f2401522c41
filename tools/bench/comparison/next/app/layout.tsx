import '../generated/site.css';
import type { ReactNode } from 'react';

/** The document of every page. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
