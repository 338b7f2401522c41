import { useEffect } from 'react';
import { Header as SiteHeader } from '../../../src/layout/Header';

/** The site's header, which marks the document as hydrated, as the site's page does. */
export function Header() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return <SiteHeader />;
}
