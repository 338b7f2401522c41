import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const statements: readonly Fault[] = [
  { id: 'page-mdma-says-crisis-hotline', rules: ['CONST-CRISIS-24-7'], file: 'src/content/substances/mdma.ts',
    what: 'The page on MDMA says that the crisis hotline answers only on weekdays.',
    find: 'our crisis hotline answers 24/7', replace: 'our crisis hotline answers on weekdays' },
  { id: 'second-mention-hotline-crisis', rules: ['CONTENT-CRISIS-HOTLINE'], file: 'src/content/programs/crisis-intervention.ts',
    what: 'The second mention of the hotline on the crisis page dials the second number.', find: `call our hotline now: ',
      { call: 'clinic' },`, replace: `call our hotline now: ',
      { call: 'second' },` },
  { id: 'cards-menu-pages-take-pictures', rules: ['CALL-IMAGES'], file: 'src/pages/MenuPage.tsx',
    what: 'The cards of the menu pages take their pictures from the site.',
    find: '<Cards cards={content.cards} source="bucket" />', replace: '<Cards cards={content.cards} />' },
  { id: 'address-contact-page-ends-city', rules: ['CONTENT-CALIFORNIA'], file: 'src/pages/contact.tsx',
    what: 'The address on the contact page ends with the city.', find: '{site.address.locality}', replace: '{site.city}' },
];
