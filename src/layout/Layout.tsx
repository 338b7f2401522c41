import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

interface LayoutProps {
  /** The path of the page that is shown. */
  pathname: string;
  /** The page. */
  children: ReactNode;
}

/** What every page shares (specification section 2): skip link, urgent strip, header, footer, call bar. */
export function Layout({ pathname, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <UrgentStrip />
      <Header />
      <Main pathname={pathname}>{children}</Main>
      <Footer />
      <CallBar />
    </>
  );
}
