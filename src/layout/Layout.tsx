import type { ComponentProps } from 'react';
import { CallBar } from './CallBar';
import { EmergencyBar } from './EmergencyBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { SkipLink } from './SkipLink';

/** What every page shares (specification section 2): skip link, emergency bar, header, footer, call bar. */
export function Layout({ pathname, children }: ComponentProps<typeof Main>) {
  return (
    <>
      <SkipLink />
      <EmergencyBar />
      <Header />
      <Main pathname={pathname}>{children}</Main>
      <Footer />
      <CallBar />
    </>
  );
}
