import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const layout: readonly Fault[] = [
  { id: 'page-writes-browsers-storage', rules: ['LAYOUT-NO-STORED-DATA'], file: 'src/main.tsx', what: 'A page writes to the browser’s storage.',
    find: 'trackFocus();',
    replace: "trackFocus(); if (window.location.pathname === '/privacy') localStorage.setItem('visited', 'yes');" },
  { id: 'pictures-no-longer-load-lazily', rules: ['LAYOUT-LAZY-IMAGES'], file: 'src/components/Picture/Picture.tsx',
    what: 'Pictures no longer load lazily.', find: 'loading="lazy"', replace: 'loading="eager"' },
  { id: 'pages-no-footer', rules: ['ROUTE-SHARED-FRAME'], file: 'src/layout/Layout.tsx', what: 'The pages have no footer.',
    find: '<Footer />', replace: '{null}' },
  { id: 'condition-substance-pages-plain', rules: ['ROUTE-TOPIC-PARTS'], file: 'src/pages/GuidePage.tsx',
    what: 'Condition and substance pages have a plain heading instead of the banner.',
    find: `<Banner title={content.hyphenated ?? content.title} lead={content.definition} picture={content.picture}>
        <NextSteps sections={sections.filter(({ kind }) => kind === 'do')} />
      </Banner>`, replace: '<h1 tabIndex={-1}>{content.title}</h1>' },
  { id: 'form-condition-substance-pages', rules: ['ROUTE-TOPIC-PARTS', 'FORM-PAGES'], file: 'src/pages/GuidePage.tsx',
    what: 'The form of condition and substance pages is hidden.', find: '<ContactForm />', replace: '<div hidden><ContactForm /></div>' },
  { id: 'mission-page-asks-visitors-sign', rules: ['ROUTE-PUBLIC'], file: 'src/App.tsx', what: 'The mission page asks visitors to sign in.',
    find: 'Content={page.Page}', replace: "Content={path === '/mission' ? () => <h1>Please sign in</h1> : page.Page}" },
  { id: 'dialog-treatment-page-asks', rules: ['ROUTE-PUBLIC'], file: 'src/App.tsx',
    what: 'A dialog on the treatment page asks visitors to sign in.',
    find: '<Page key={path}', replace: "{path === '/treatment' && <dialog open>Please sign in to read on.</dialog>} <Page key={path}" },
];
