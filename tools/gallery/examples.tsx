import type { ReactNode } from 'react';
import { Banner } from '../../src/components/Banner/Banner';
import { ButtonLink } from '../../src/components/buttons/ButtonLink';
import { CallButton } from '../../src/components/buttons/CallButton';
import { CallPanel } from '../../src/components/CallPanel/CallPanel';
import { Cards } from '../../src/components/Cards/Cards';
import { InsuranceSection } from '../../src/components/InsuranceSection/InsuranceSection';
import { ProgramFits } from '../../src/components/ProgramFits/ProgramFits';
import { Blocks } from '../../src/components/RichText/RichText';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { Slider } from '../../src/components/Slider/Slider';
import { StartPanel } from '../../src/components/StartPanel/StartPanel';
import { TableOfContents } from '../../src/components/TableOfContents/TableOfContents';
import { UrgentBox } from '../../src/components/UrgentBox/UrgentBox';
import { ContactForm } from '../../src/contact/ContactForm';
import { FailureNote } from '../../src/contact/FailureNote';
import { FormField } from '../../src/contact/FormField';
import { fields } from '../../src/contact/fields';
import type { Sender } from '../../src/contact/sender';
import { conditionCards } from '../../src/content/cards';
import { menus } from '../../src/content/navigation';
import { BackToTop } from '../../src/layout/BackToTop';
import { CallBar } from '../../src/layout/CallBar';
import { MenuDisclosure } from '../../src/layout/MenuDisclosure';
import { NavigationStatus } from '../../src/layout/NavigationStatus';
import { UrgentStrip } from '../../src/layout/UrgentStrip';

/** A state that a visitor's pointer or keyboard brings about. */
export type Touch = 'hover' | 'focus-visible' | 'active';

/** A part of the site in one of its states, by a name that says both. */
export interface Example {
  readonly part: string;
  readonly state: string;
  readonly element: ReactNode;
  /** Whether links and controls of the part look different when touched; each touch is then shown as well. */
  readonly touched?: true;
  /** For what stands on the night of the footer. */
  readonly night?: true;
}

const stillSender = (sent: boolean): Sender => {
  const state = { sending: false, sent };
  return { state: () => state, subscribe: () => () => {}, start: () => false };
};
const lostWords = {
  name: 'Ana Lima',
  email: 'ana@lima.example',
  phone: '8055550100',
  subject: 'Hours',
  message: 'Hello',
};
/** As of a clinic that has failed sends announced. */
const failedSender = {
  ...stillSender(false),
  note: <FailureNote subscribe={() => () => {}} words={() => lostWords} />,
};
const slides = [
  { picture: 'hero-dawn', label: 'A bay at dawn' },
  { picture: 'hero-golden', label: 'The same bay at golden hour' },
] as const;
const [shortField] = fields;
const longField = fields[4];
const phoneField = fields[2];
const menu = menus[0];

const menuExamples: readonly Example[] = menu
  ? [
      {
        part: 'Menu',
        state: 'closed; a click opens it',
        element: (
          <ul style={{ listStyle: 'none' }}>
            <MenuDisclosure menu={menu} />
          </ul>
        ),
      },
    ]
  : [];

/** Every part in every state that it has; the page of parts shows them, and each is tested. No control is ever disabled. */
export const examples: readonly Example[] = [
  { part: 'Call button', state: 'rest', element: <CallButton />, touched: true },
  { part: 'Second button', state: 'rest', element: <ButtonLink to="/contact">Write to us</ButtonLink>, touched: true },
  {
    part: 'Quiet button',
    state: 'rest',
    element: (
      <ButtonLink to="/contact" quiet>
        Write to us
      </ButtonLink>
    ),
    touched: true,
  },
  { part: 'Link', state: 'rest', element: <SiteLink to="/about-us">About us</SiteLink>, touched: true },
  { part: 'Up-arrow', state: 'rest', element: <BackToTop />, touched: true, night: true },
  { part: 'Urgent strip', state: 'rest', element: <UrgentStrip />, night: true },
  { part: 'Urgent box', state: 'rest', element: <UrgentBox /> },
  { part: 'Urgent box', state: 'with a line of its own', element: <UrgentBox more="Trouble breathing? Call now." /> },
  { part: 'Banner', state: 'rest', element: <Banner title="Kratom" lead="A sentence or two." picture="kratom" /> },
  { part: 'Cards', state: 'rest', element: <Cards cards={conditionCards.slice(0, 2)} />, touched: true },
  {
    part: 'Program cards',
    state: 'rest',
    element: <ProgramFits fits={[{ path: '/outpatient-program', why: 'A few hours a week may be enough.' }]} />,
  },
  {
    part: 'Text',
    state: 'rest',
    element: (
      <Blocks
        blocks={[
          ['A paragraph with a ', { to: '/alcohol', text: 'link' }, ' and a number: ', { call: 'clinic' }],
          { list: ['one thing', 'another'] },
          { steps: ['first', 'then'] },
          { note: 'A note that must not be missed.' },
        ]}
      />
    ),
  },
  {
    part: 'TableOfContents',
    state: 'closed on a small screen',
    element: <TableOfContents entries={[{ id: 'a', heading: 'Signs' }]} />,
  },
  { part: 'Start panel', state: 'rest', element: <StartPanel /> },
  { part: 'Call panel', state: 'rest', element: <CallPanel /> },
  { part: 'Insurers', state: 'rest', element: <InsuranceSection /> },
  { part: 'Slider', state: 'rest', element: <Slider slides={slides} />, touched: true },
  ...menuExamples,
  { part: 'Field', state: 'rest', element: <FormField field={shortField} error={undefined} />, touched: true },
  { part: 'Field', state: 'with a hint', element: <FormField field={phoneField} error={undefined} /> },
  { part: 'Field', state: 'error', element: <FormField field={shortField} error="Name is required" />, touched: true },
  { part: 'Field', state: 'several lines', element: <FormField field={longField} error={undefined} /> },
  { part: 'Contact form', state: 'rest', element: <ContactForm sender={stillSender(false)} /> },
  { part: 'Contact form', state: 'sent', element: <ContactForm sender={stillSender(true)} /> },
  { part: 'Contact form', state: 'failed, announced', element: <ContactForm sender={failedSender} /> },
  { part: 'Way to a page', state: 'loading', element: <NavigationStatus state="loading" /> },
  { part: 'Way to a page', state: 'offline', element: <NavigationStatus state="offline" /> },
  { part: 'Call bar', state: 'rest, on a small screen', element: <CallBar /> },
];

/** Every touch that an example is shown with. */
export const touches: readonly Touch[] = ['hover', 'focus-visible', 'active'];
