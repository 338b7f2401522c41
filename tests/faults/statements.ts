import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const statements: readonly Fault[] = [
  { id: 'cards-menu-pages-take-pictures', rules: ['CALL-IMAGES'], file: 'src/pages/MenuPage.tsx',
    what: 'The cards of the menu pages take their pictures from the site.',
    find: '<Cards cards={content.cards} source="bucket" />', replace: '<Cards cards={content.cards} />' },
  { id: 'address-contact-page-ends-city', rules: ['CONTENT-CALIFORNIA'], file: 'src/pages/contact.tsx',
    what: 'The address on the contact page ends with the city.', find: '{site.address.locality}', replace: '{site.city}' },
];
