import type { Fault } from './fault';

/** Sections 1 and 2: the cards of the home page and of the two menus. */
export const cards: readonly Fault[] = [
  {
    what: 'The home page shows program cards in place of the substance cards.',
    file: 'src/pages/home.tsx',
    find: 'cards={homeSubstanceCards}',
    replace: 'cards={programCards}',
    rules: ['HOME-SUBSTANCE-CARDS~2'],
  },
  {
    what: 'The home page shows substance cards in place of the program cards.',
    file: 'src/pages/home.tsx',
    find: '<Cards cards={programCards} />',
    replace: '<Cards cards={homeSubstanceCards} />',
    rules: ['HOME-PROGRAM-CARDS~2'],
  },
  {
    what: 'The cards have no pictures.',
    file: 'src/components/Cards/Cards.tsx',
    find: '      <Picture name={card.picture} crop="tall" store={store} className={styles.picture} />\n',
    replace: '',
    rules: ['CARD-PARTS~2'],
  },
  {
    what: 'The button of the cards reads “Read More”.',
    file: 'src/components/Cards/Cards.tsx',
    find: '          Learn More<span',
    replace: '          Read More<span',
    rules: ['CARD-PARTS~2'],
  },
  {
    what: 'CSS makes the titles of the cards transparent.',
    file: 'src/components/Cards/Cards.module.css',
    find: '  .text h3 {\n',
    replace: '  .text h3 {\n    opacity: 0;\n',
    rules: ['CARD-PARTS~2'],
  },
  {
    what: 'The ADHD card has the anxiety picture.',
    file: 'src/content/navigation.ts',
    find: "{ to: '/adhd', label: 'ADHD', picture: 'adhd' }",
    replace: "{ to: '/adhd', label: 'ADHD', picture: 'anxiety' }",
    rules: ['CARD-OTHERS~1'],
  },
  {
    what: 'The addiction menu omits a substance.',
    file: 'src/content/cards.ts',
    find: '  substanceLinks.map((link) => ({ ...matching',
    replace: "  substanceLinks.filter(({ to }) => to !== '/mdma').map((link) => ({ ...matching",
    rules: ['CARD-SUBSTANCES~3', 'CONST-SUBSTANCE-PAGES~2'],
  },
  {
    what: 'The mental-health menu omits a condition.',
    file: 'src/content/cards.ts',
    find: '= conditionLinks.map(matching);',
    replace: "= conditionLinks.filter(({ to }) => to !== '/adhd').map(matching);",
    rules: ['CARD-CONDITIONS~3', 'CONST-CONDITION-PAGES~2'],
  },
  {
    what: 'CSS hides the cards of both menus.',
    file: 'src/pages/MenuPage.module.css',
    find: '  .cards {\n',
    replace: '  .cards {\n    display: none;\n',
    rules: ['ROUTE-MENTAL-HEALTH~1', 'ROUTE-SUBSTANCE-ABUSE~2'],
  },
  {
    what: 'The title of the mismatched Xanax card is corrected.',
    file: 'src/content/cards.ts',
    find: "'/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' }",
    replace: "'/xanax': { title: 'Xanax Addiction', picture: 'alcohol' }",
    rules: ['CARD-MISMATCHED-TITLES~3'],
  },
  {
    what: 'The mismatched picture of the oxycodone card is corrected.',
    file: 'src/content/cards.ts',
    find: "{ title: 'Oxycodone Addiction', picture: 'cocaine' }",
    replace: "{ title: 'Oxycodone Addiction', picture: 'oxycodone' }",
    rules: ['CARD-MISMATCHED-PICTURES~3'],
  },
];
