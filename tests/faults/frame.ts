import { fault } from './fault';

export const frame = [
  fault('page-writes-browsers-storage', 'SHELL-NO-STORED-DATA~1')`A page writes to the browser’s storage.
    src/main.tsx
      takeOverScrollRestoration();
    +   if (window.location.pathname === '/privacy') localStorage.setItem('visited', 'yes');`,
  fault('page-sets-cookie', 'SHELL-NO-STORED-DATA~1')`A page sets a cookie.
    src/main.tsx
      takeOverScrollRestoration();
    +   if (window.location.pathname === '/mission') document.cookie = 'visited=1';`,
  fault('slider-stores-visitor-stopped', 'SHELL-NO-STORED-DATA~1')`The slider stores that the visitor has stopped it.
    src/components/Slider/Slider.tsx
    - setStopped(!stopped);
    + localStorage.setItem('slides', 'stopped');
    +     setStopped(!stopped);`,
  fault('pictures-no-longer-load-lazily', 'SHELL-LAZY-IMAGES~2')`Pictures no longer load lazily.
    src/components/Picture/Picture.tsx
    - loading="lazy"
    + loading="eager"`,
  fault('pictures-both-menus-load-eagerly', 'SHELL-LAZY-IMAGES~2')`The pictures of both menus load eagerly.
    src/components/Picture/Picture.tsx
    - loading="lazy"
    + loading={store === 'bucket' ? 'eager' : 'lazy'}`,
  fault('tall-pictures-load-eagerly', 'SHELL-LAZY-IMAGES~2')`Tall pictures load eagerly.
    src/components/Picture/Picture.tsx
    - loading="lazy"
    + loading={crop === 'tall' ? 'eager' : 'lazy'}`,
  fault('all-pictures-preloaded', 'SHELL-LAZY-IMAGES~2')`All pictures are preloaded.
    src/components/Picture/Picture.tsx
    - if (first && isPrerendering) {
    + if (isPrerendering) {`,
  fault('unknown-address-status-200', 'SHELL-NOT-FOUND~1')`An unknown address has status 200.
    tools/vite/static-host.ts
    - response.writeHead(404,
    + response.writeHead(200,`,
  fault('back-top-leaves-focus-footer', 'SHELL-FOCUS~2')`“Back to top” leaves the focus in the footer.
    src/layout/BackToTop.tsx
    - document.querySelector('h1')?.focus({ preventScroll: true });`,
  fault('skip-link-not-move-focus', 'SHELL-SKIP-LINK~1')`The skip link does not move the focus.
    src/layout/SkipLink.tsx
    - main?.focus({ preventScroll: true });`,
  fault('two-pages-share-title', 'SHELL-TITLE~1')`Two pages share a title.
    src/content/accessibility.ts
    - title: 'Accessibility'
    + title: 'Privacy'`,
  fault('title-not-change-link-followed', 'SHELL-TITLE~1')`The title does not change when a link is followed.
    src/seo/PageHead.tsx
    - const title = meta.tabTitle ??
    + const title = (globalThis.document?.title || meta.tabTitle) ??`,
  fault('every-page-names-home-page', 'SHELL-CANONICAL~2')`Every page names the home page as its canonical URL.
    src/seo/PageHead.tsx
    - rel="canonical" href={address}
    + rel="canonical" href={siteUrl}`,
  fault('search-engines-list-not-found', 'SHELL-CANONICAL~2')`Search engines may list the not-found page.
    src/seo/PageHead.tsx
    - <meta ref={ref} name="robots" content="noindex" />
    + null`,
  fault('table-contents-links-missing', 'SHELL-NO-DEAD-LINK~1')`A table of contents links to a missing section.
    src/components/TableOfContents/TableOfContents.tsx
    - section={id}
    + section={\`to-\${id}\`}`,
  fault('focus-stays-link-followed', 'SHELL-FOCUS~2')`The focus stays on the link that was followed.
    src/navigation/use-navigation-effects.ts
    - document.querySelector('h1')?.focus({ preventScroll: true })
    + document.querySelector('h1')`,
  fault('back-shows-top-page', 'SHELL-SCROLL-RESTORE~1')`Back shows the top of the page.
    src/navigation/use-navigation-effects.ts
    - window.scrollTo(0, saved ?? 0)
    + window.scrollTo(0, 0)`,
  fault('page-scrolls-smoothly-reduced', 'A11Y-STILLNESS~1')`
    The page scrolls smoothly despite the reduced-motion preference.
    src/navigation/smooth-scroll.ts
    -  || window.matchMedia('(prefers-reduced-motion: reduce)').matches`,
  fault('prerendered-treatment-page-empty', 'FAILURE-SCRIPTLESS-PAGES~1')`The prerendered treatment page is empty.
    tools/vite/prerender.ts
    - () => body);
    + () => (path === '/treatment' ? '' : body));`,
  fault('browser-renders-another-heading', 'ROUTE-ABOUT~1')`
    The browser renders another heading than the prerendered page.
    src/components/Banner/Banner.tsx
    - <h1 tabIndex={-1}>{title}</h1>
    + <h1 tabIndex={-1}>{typeof window === 'undefined' ? title : \`\${title} \`}</h1>`,
  fault('pages-no-footer', 'ROUTE-SHARED-FRAME~1')`The pages have no footer.
    src/layout/Layout.tsx
    - <Footer />
    + {null}`,
  fault('footer-between-header-main-part', 'ROUTE-SHARED-FRAME~1')`The footer is between the header and the main part.
    src/layout/Layout.tsx
    -       <Main busy={busy}>
    +       <Footer />
    +       <Main busy={busy}>`,
  fault('css-puts-footer-top-each-page', 'ROUTE-SHARED-FRAME~1')`
    CSS puts the footer at the top of each page and the header at the bottom.
    src/styles/base.css
    - *,
    + #root {
    +     display: flex;
    +     flex-direction: column-reverse;
    +   }
    +
    +   *,`,
  fault('css-hides-header-condition', 'ROUTE-SHARED-FRAME~1')`CSS hides the header of condition and substance pages.
    src/layout/Header.module.css
    - .header {
    + :root:has([id="families"]) .header {
    +     visibility: hidden;
    +   }
    +
    +   .header {
          position: sticky;`,
  fault('condition-substance-pages-plain', 'ROUTE-TOPIC-PARTS~2')`
    Condition and substance pages have a plain heading instead of the banner.
    src/pages/GuidePage.tsx
    - <Banner title={content.title} lead={content.definition} picture={content.picture}>
    -         <NextSteps sections={urgentSections} />
    -       </Banner>
    + <h1 tabIndex={-1}>{content.title}</h1>`,
  fault('css-puts-form-condition', 'A11Y-ORDER~1')`CSS puts the form of condition and substance pages above the text.
    src/components/TableOfContents/TableOfContents.module.css
      @layer components {
    +   main:has(.contents) {
    +     display: flex;
    +     flex-direction: column;
    +   }
    +
    +   main:has(.contents) > :nth-child(2) {
    +     order: 1;
    +   }`,
  fault('css-puts-banner-condition', 'A11Y-ORDER~1')`
    CSS puts the banner of condition and substance pages below the form.
    src/components/TableOfContents/TableOfContents.module.css
      @layer components {
    +   main:has(.contents) {
    +     display: flex;
    +     flex-direction: column;
    +   }
    +
    +   main:has(.contents) > :first-child {
    +     order: 1;
    +   }`,
  fault('form-condition-substance-pages', 'ROUTE-TOPIC-PARTS~2', 'FORM-PAGES~2')`
    The form of condition and substance pages is hidden.
    src/pages/GuidePage.tsx
    - <ContactForm />
    + <div hidden>
    +         <ContactForm />
    +       </div>`,
  fault('css-cuts-off-signs-condition', 'ROUTE-TOPIC-PARTS~2')`CSS cuts off the signs on condition and substance pages.
    src/components/Columns/Columns.module.css
      .aside {
          margin-block-end: var(--space-6);
    +   }
    +
    +   .columns > [id="signs"] {
    +     height: 0;
    +     overflow: hidden;`,
  fault('mission-page-asks-visitors-sign', 'ROUTE-PUBLIC~1')`The mission page asks visitors to sign in.
    src/App.tsx
    - {page.element}
    + {path === '/mission' ? <h1>Please sign in</h1> : page.element}`,
  fault('dialog-treatment-page-asks', 'ROUTE-PUBLIC~1')`A dialog on the treatment page asks visitors to sign in.
    src/App.tsx
      {page.element}
    +       {path === '/treatment' && <dialog open>Please sign in to read on.</dialog>}`,
];
