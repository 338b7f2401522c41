import type { Fault } from './fault';

/** Sections 2 and 6: what every page has around its own part, and the parts of condition and substance pages. */
export const pageParts: readonly Fault[] = [
  {
    what: 'The pages have no footer.',
    file: 'src/layout/Layout.tsx',
    find: '<Footer />',
    replace: '{null}',
    rules: ['ROUTE-SHARED-FRAME~1'],
  },
  {
    what: 'The footer is between the header and the main part.',
    file: 'src/layout/Layout.tsx',
    find: '      <Header />\n      <Main pathname={pathname}>{children}</Main>\n      <Footer />\n',
    replace: '      <Header />\n      <Footer />\n      <Main pathname={pathname}>{children}</Main>\n',
    rules: ['ROUTE-SHARED-FRAME~1'],
  },
  {
    what: 'CSS puts the footer at the top of each page and the header at the bottom.',
    file: 'src/styles/base.css',
    find: '  *,\n  ::before,\n',
    replace: '  #root {\n    display: flex;\n    flex-direction: column-reverse;\n  }\n\n  *,\n  ::before,\n',
    rules: ['ROUTE-SHARED-FRAME~1'],
  },
  {
    what: 'CSS hides the header of condition and substance pages.',
    file: 'src/layout/Header.module.css',
    find: '  .header {\n    position: sticky;',
    replace:
      '  :root:has([id="first-call"]) .header {\n    visibility: hidden;\n  }\n\n  .header {\n    position: sticky;',
    rules: ['ROUTE-SHARED-FRAME~1'],
  },
  {
    what: 'Condition and substance pages have a plain heading instead of the banner.',
    file: 'src/pages/GuidePage.tsx',
    find: '<Banner title={content.title} lead={content.definition} picture={content.picture} />',
    replace: '<h1 tabIndex={-1}>{content.title}</h1>',
    rules: ['ROUTE-TOPIC-PARTS~2'],
  },
  {
    what: 'CSS puts the form of condition and substance pages above the text.',
    file: 'src/pages/GuidePage.module.css',
    find: '  /* On a small screen the call bar',
    replace:
      '  main:has(.start) {\n    display: flex;\n    flex-direction: column;\n  }\n\n  main:has(.start) > :nth-child(2) {\n    order: 1;\n  }\n\n  /* On a small screen the call bar',
    rules: ['A11Y-ORDER~1'],
  },
  {
    what: 'CSS puts the banner of condition and substance pages below the form.',
    file: 'src/pages/GuidePage.module.css',
    find: '  /* On a small screen the call bar',
    replace:
      '  main:has(.start) {\n    display: flex;\n    flex-direction: column;\n  }\n\n  main:has(.start) > :first-child {\n    order: 1;\n  }\n\n  /* On a small screen the call bar',
    rules: ['A11Y-ORDER~1'],
  },
  {
    what: 'The form of condition and substance pages is hidden.',
    file: 'src/pages/GuidePage.tsx',
    find: '      <ContactForm />\n',
    replace: '      <div hidden>\n        <ContactForm />\n      </div>\n',
    rules: ['ROUTE-TOPIC-PARTS~2', 'FORM-PAGES~2'],
  },
  {
    what: 'CSS cuts off the signs on condition and substance pages.',
    file: 'src/components/Columns/Columns.module.css',
    find: '  .aside {\n    margin-block-end: var(--space-6);\n  }\n',
    replace:
      '  .aside {\n    margin-block-end: var(--space-6);\n  }\n\n  .text > [id="signs"] {\n    height: 0;\n    overflow: hidden;\n  }\n',
    rules: ['ROUTE-TOPIC-PARTS~2'],
  },
  {
    what: 'The mission page asks visitors to sign in.',
    file: 'src/routing/PageShell.tsx',
    find: '      {children}\n',
    replace: "      {path === '/mission' ? <h1>Please sign in</h1> : children}\n",
    rules: ['ROUTE-PUBLIC~1'],
  },
  {
    what: 'A dialog on the treatment page asks visitors to sign in.',
    file: 'src/routing/PageShell.tsx',
    find: '      {children}\n',
    replace: "      {children}\n      {path === '/treatment' && <dialog open>Please sign in to read on.</dialog>}\n",
    rules: ['ROUTE-PUBLIC~1'],
  },
];
