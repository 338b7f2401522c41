import type { ComponentType } from 'react';
import { content as depression } from '../../../../../../src/content/conditions/depression';
import { CallBar } from '../../../../../../src/layout/CallBar';
import { Footer } from '../../../../../../src/layout/Footer';
import { ConditionPage } from '../../../../../../src/pages/ConditionPage';
import { Page as Contact } from '../../../../../../src/pages/contact';
import { Page as Home } from '../../../../../../src/pages/home';
import { IslandContext, type Islands } from './places';
import { PathContext } from './router';

interface StaticProps extends Islands {
  path: string;
}

/** A part of the product that is HTML only: it knows its address, and where its islands stand. */
function still(Part: ComponentType) {
  return function Still({ path, ...islands }: StaticProps) {
    return (
      <PathContext value={path}>
        <IslandContext value={islands}>
          <Part />
        </IslandContext>
      </PathContext>
    );
  };
}

export const HomePage = still(Home);
export const ContactPage = still(Contact);
export const DepressionPage = still(() => <ConditionPage content={depression} />);
export const SiteFooter = still(Footer);
export const SiteCallBar = still(CallBar);
