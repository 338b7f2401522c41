import type { Fault } from './fault';

// biome-ignore format: a table, one fault an entry
export const frame: readonly Fault[] = [
  { id: 'page-writes-browsers-storage', rules: ['SHELL-NO-STORED-DATA'], file: 'src/main.tsx',
    what: 'A page writes to the browser’s storage.',
    find: 'takeOverScrollRestoration();',
    replace: `takeOverScrollRestoration();
  if (window.location.pathname === '/privacy') localStorage.setItem('visited', 'yes');` },
  { id: 'page-sets-cookie', rules: ['SHELL-NO-STORED-DATA'], file: 'src/main.tsx',
    what: 'A page sets a cookie.',
    find: 'takeOverScrollRestoration();',
    replace: `takeOverScrollRestoration();
  if (window.location.pathname === '/mission') document.cookie = 'visited=1';` },
  { id: 'slider-stores-visitor-stopped', rules: ['SHELL-NO-STORED-DATA'], file: 'src/components/Slider/Slider.tsx',
    what: 'The slider stores that the visitor has stopped it.',
    find: 'setStopped(!stopped);',
    replace: `localStorage.setItem('slides', 'stopped');
    setStopped(!stopped);` },
  { id: 'pictures-no-longer-load-lazily', rules: ['SHELL-LAZY-IMAGES'], file: 'src/components/Picture/Picture.tsx',
    what: 'Pictures no longer load lazily.',
    find: 'loading="lazy"', replace: 'loading="eager"' },
  { id: 'pictures-both-menus-load-eagerly', rules: ['SHELL-LAZY-IMAGES'], file: 'src/components/Picture/Picture.tsx',
    what: 'The pictures of both menus load eagerly.',
    find: 'loading="lazy"', replace: "loading={store === 'bucket' ? 'eager' : 'lazy'}" },
  { id: 'tall-pictures-load-eagerly', rules: ['SHELL-LAZY-IMAGES'], file: 'src/components/Picture/Picture.tsx',
    what: 'Tall pictures load eagerly.',
    find: 'loading="lazy"', replace: "loading={crop === 'tall' ? 'eager' : 'lazy'}" },
  { id: 'all-pictures-preloaded', rules: ['SHELL-LAZY-IMAGES'], file: 'src/components/Picture/Picture.tsx',
    what: 'All pictures are preloaded.',
    find: 'if (first && isPrerendering) {', replace: 'if (isPrerendering) {' },
  { id: 'unknown-address-status-200', rules: ['SHELL-NOT-FOUND'], file: 'tools/vite/static-host.ts',
    what: 'An unknown address has status 200.',
    find: 'response.writeHead(404,', replace: 'response.writeHead(200,' },
  { id: 'back-top-leaves-focus-footer', rules: ['SHELL-FOCUS'], file: 'src/layout/BackToTop.tsx',
    what: '“Back to top” leaves the focus in the footer.',
    find: 'focusTop();', replace: '' },
  { id: 'skip-link-not-move-focus', rules: ['SHELL-SKIP-LINK'], file: 'src/layout/SkipLink.tsx',
    what: 'The skip link does not move the focus.',
    find: 'main?.focus({ preventScroll: true });', replace: '' },
  { id: 'two-pages-share-title', rules: ['SHELL-TITLE'], file: 'src/content/accessibility.ts',
    what: 'Two pages share a title.',
    find: "title: 'Accessibility'", replace: "title: 'Privacy'" },
  { id: 'title-not-change-link-followed', rules: ['SHELL-TITLE'], file: 'src/seo/PageHead.tsx',
    what: 'The title does not change when a link is followed.',
    find: 'const title = meta.tabTitle ??', replace: 'const title = (globalThis.document?.title || meta.tabTitle) ??' },
  { id: 'every-page-names-home-page', rules: ['SHELL-CANONICAL'], file: 'src/seo/PageHead.tsx',
    what: 'Every page names the home page as its canonical URL.',
    find: 'rel="canonical" href={address}', replace: 'rel="canonical" href={siteUrl}' },
  { id: 'search-engines-list-not-found', rules: ['SHELL-CANONICAL'], file: 'src/seo/PageHead.tsx',
    what: 'Search engines may list the not-found page.',
    find: '<meta ref={ref} name="robots" content="noindex" />', replace: 'null' },
  { id: 'table-contents-links-missing', rules: ['SHELL-NO-DEAD-LINK'],
    what: 'A table of contents links to a missing section.',
    file: 'src/components/TableOfContents/TableOfContents.tsx',
    find: 'section={id}', replace: 'section={`to-${id}`}' },
  { id: 'focus-stays-link-followed', rules: ['SHELL-FOCUS'], file: 'src/navigation/use-navigation-effects.ts',
    what: 'The focus stays on the link that was followed.',
    find: 'focusTop();', replace: 'void focusTop;' },
  { id: 'crisis-page-focuses-below-calls', rules: ['SHELL-FOCUS'], file: 'src/components/UrgentCalls/UrgentCalls.tsx',
    what: 'A link to the crisis page takes the focus to its h1, past whom to call.',
    find: ' tabIndex={-1}', replace: '' },
  { id: 'back-shows-top-page', rules: ['SHELL-SCROLL-RESTORE'], file: 'src/navigation/use-navigation-effects.ts',
    what: 'Back shows the top of the page.',
    find: 'window.scrollTo(0, saved ?? 0)', replace: 'window.scrollTo(0, 0)' },
  { id: 'page-scrolls-smoothly-reduced', rules: ['A11Y-STILLNESS'], file: 'src/navigation/smooth-scroll.ts',
    what: 'The page scrolls smoothly despite the reduced-motion preference.',
    find: " || window.matchMedia('(prefers-reduced-motion: reduce)').matches", replace: '' },
  { id: 'prerendered-treatment-page-empty', rules: ['FAILURE-SCRIPTLESS-PAGES'], file: 'tools/vite/prerender.ts',
    what: 'The prerendered treatment page is empty.',
    find: '() => body);', replace: "() => (path === '/treatment' ? '' : body));" },
  { id: 'browser-renders-another-heading', rules: ['ROUTE-ABOUT'], file: 'src/components/Banner/Banner.tsx',
    what: 'The browser renders another heading than the prerendered page.',
    find: '<h1 tabIndex={-1}>{title}</h1>',
    replace: "<h1 tabIndex={-1}>{typeof window === 'undefined' ? title : `${title} `}</h1>" },
  { id: 'pages-no-footer', rules: ['ROUTE-SHARED-FRAME'], file: 'src/layout/Layout.tsx',
    what: 'The pages have no footer.',
    find: '<Footer />', replace: '{null}' },
  { id: 'footer-between-header-main-part', rules: ['ROUTE-SHARED-FRAME'], file: 'src/layout/Layout.tsx',
    what: 'The footer is between the header and the main part.',
    find: '      <Main busy={busy}>',
    replace: `      <Footer />
      <Main busy={busy}>` },
  { id: 'css-puts-footer-top-each-page', rules: ['ROUTE-SHARED-FRAME'], file: 'src/styles/base.css',
    what: 'CSS puts the footer at the top of each page and the header at the bottom.',
    find: '*,',
    replace: `#root {
    display: flex;
    flex-direction: column-reverse;
  }

  *,` },
  { id: 'css-hides-header-condition', rules: ['ROUTE-SHARED-FRAME'], file: 'src/layout/Header.module.css',
    what: 'CSS hides the header of condition and substance pages.',
    find: `.header {
    position: sticky;`,
    replace: `:root:has([id="families"]) .header {
    visibility: hidden;
  }

  .header {
    position: sticky;` },
  { id: 'condition-substance-pages-plain', rules: ['ROUTE-TOPIC-PARTS'], file: 'src/pages/GuidePage.tsx',
    what: 'Condition and substance pages have a plain heading instead of the banner.',
    find: `<Banner title={content.title} lead={content.definition} picture={content.picture}>
        <NextSteps sections={urgentSections} />
      </Banner>`,
    replace: '<h1 tabIndex={-1}>{content.title}</h1>' },
  { id: 'css-puts-form-condition', rules: ['A11Y-ORDER'],
    what: 'CSS puts the form of condition and substance pages above the text.',
    file: 'src/components/TableOfContents/TableOfContents.module.css',
    find: '@layer components {',
    replace: `@layer components {
  main:has(.contents) {
    display: flex;
    flex-direction: column;
  }

  main:has(.contents) > :nth-child(2) {
    order: 1;
  }` },
  { id: 'css-puts-banner-condition', rules: ['A11Y-ORDER'],
    what: 'CSS puts the banner of condition and substance pages below the form.',
    file: 'src/components/TableOfContents/TableOfContents.module.css',
    find: '@layer components {',
    replace: `@layer components {
  main:has(.contents) {
    display: flex;
    flex-direction: column;
  }

  main:has(.contents) > :first-child {
    order: 1;
  }` },
  { id: 'form-condition-substance-pages', rules: ['ROUTE-TOPIC-PARTS', 'FORM-PAGES'], file: 'src/pages/GuidePage.tsx',
    what: 'The form of condition and substance pages is hidden.',
    find: '<ContactForm />',
    replace: `<div hidden>
        <ContactForm />
      </div>` },
  { id: 'css-cuts-off-signs-condition', rules: ['ROUTE-TOPIC-PARTS'], file: 'src/components/Columns/Columns.module.css',
    what: 'CSS cuts off the signs on condition and substance pages.',
    find: `.aside {
    margin-block-end: var(--space-6);`,
    replace: `.aside {
    margin-block-end: var(--space-6);
  }

  .columns > [id="signs"] {
    height: 0;
    overflow: hidden;` },
  { id: 'mission-page-asks-visitors-sign', rules: ['ROUTE-PUBLIC'], file: 'src/App.tsx',
    what: 'The mission page asks visitors to sign in.',
    find: '{page.element}', replace: "{path === '/mission' ? <h1>Please sign in</h1> : page.element}" },
  { id: 'dialog-treatment-page-asks', rules: ['ROUTE-PUBLIC'], file: 'src/App.tsx',
    what: 'A dialog on the treatment page asks visitors to sign in.',
    find: '{page.element}',
    replace: `{page.element}
      {path === '/treatment' && <dialog open>Please sign in to read on.</dialog>}` },
];
