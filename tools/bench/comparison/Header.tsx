import { useEffect } from 'react';
import { Path } from 'react-router-dom';
import { Header as SiteHeader } from '../../../src/layout/Header';

/** The site's header, which marks the document as hydrated, as the site's page does. */
export function Header({ path }: { path: string }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <Path value={path}>
      <SiteHeader />
    </Path>
  );
}
