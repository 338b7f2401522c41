import type { ReactNode } from 'react';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { UrgentStrip } from './UrgentStrip';

/** What every page shares (specification section 2): skip link, urgent strip, header, footer, call bar. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <UrgentStrip />
      <Header />
      <Main>{children}</Main>
      <Footer />
      <CallBar />
    </>
  );
}
