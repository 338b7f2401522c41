import { fault } from './fault';

export const loading = [
  fault('scripts-not-minified', 'PERF-BUDGETS~4')`Scripts are not minified.
    vite.config.ts
      assetsInlineLimit: 0,
    +     minify: false,`,
  fault('pages-prefetched-data-saving', 'PERF-PREFETCH~3')`Pages are prefetched despite the data-saving preference.
    src/navigation/use-prefetch.ts
    -  && !connection?.saveData`,
  fault('pages-cached-hour-without', 'HOST-DELIVERY~1')`Pages are cached for an hour without revalidation.
    tools/hosting/headers.ts
    - pages: 'no-cache',
    + pages: 'public, max-age=3600',`,
  fault('site-listens-unload-event', 'PERF-BACK-FORWARD~1')`The site listens for the unload event.
    src/main.tsx
      takeOverScrollRestoration();
    +   window.addEventListener('unload', () => {});`,
  fault('picture-more-elements-than-limit', 'PERF-PICTURE-LIMITS~3')`A picture has more elements than the limit.
    public/media/mission-wide.svg
    - </svg>
    + ${'<path d="M0 0h9v9z"/>'.repeat(400)}</svg>`,
  fault('without-scripts-slider-shows', 'FAILURE-SCRIPTLESS-PAGES~1')`
    Without scripts, the slider shows controls that do nothing.
    src/components/Slider/Slider.tsx
    - className={styles.controls} data-needs-scripts
    + className={styles.controls}`,
  fault('without-scripts-values-message', 'FAILURE-SCRIPTLESS-FORM~2')`
    Without scripts, the values of a message appear in the URL.
    src/contact/ContactForm.tsx
    - method="post"
    + method="get"`,
  fault('without-scripts-form-posted-origin', 'FAILURE-SCRIPTLESS-FORM~2')`
    Without scripts, the form is posted with the origin "null".
    index.html
    - content="strict-origin"
    + content="no-referrer"`,
  fault('page-chunk-cannot-fetched', 'FAILURE-LOADING~1')`A page whose chunk cannot be fetched is hydrated anyway.
    src/main.tsx
    - await loadPage(path);
    + await Promise.allSettled([loadPage(path)]);`,
  fault('before-hydration-back-top', 'FAILURE-LOADING~1')`Before hydration, "Back to top" is visible but does nothing.
    src/layout/BackToTop.tsx
    -  data-needs-scripts`,
  fault('react-fails-page-stays-blank', 'FAILURE-REACT~2')`When React fails, the page stays blank.
    src/layout/ErrorBoundary.tsx
    - return { failed: true };
    + return { failed: false };`,
  fault('after-failure-form-never-sends', 'FAILURE-SERVICE~1')`After a failure, the form never sends again.
    src/contact/sender.ts
    - if (isLatest()) change({ sending: false, failed: keepFailed ? { values, refused } : undefined });`,
  fault('hydration-mismatch-empties-page', 'FAILURE-DOM~2')`A hydration mismatch empties the page.
    src/main.tsx
    - hydrateRoot(root, site)
    + hydrateRoot(root, site, { onRecoverableError: () => root.replaceChildren() })`,
  fault('loading-bar-behind-header', 'SHELL-WHILE-LOADING~2')`The loading bar is behind the header.
    src/layout/Main.module.css
    - z-index: 20
    + z-index: 5`,
  fault('misspelled-address-not-found', 'ROUTE-SPELLING~1')`At another spelling of its address, a page does not hydrate.
    src/main.tsx
    - path = routeSpelledBy(pathname);`,
  fault('escaped-address-not-decoded', 'ROUTE-SPELLING~1')`An address with escapes spells no route.
    src/navigation/route-at.ts
    - const name = decoded(pathname)
    + const name = pathname`,
  fault('address-keeps-its-spelling', 'ROUTE-SPELLING~1')`The address keeps its other spelling.
    src/main.tsx
    - window.history.replaceState(window.history.state, '', path + search + hash);`,
  fault('archived-page-replaced', 'ROUTE-ELSEWHERE~1')`A page in an archive is replaced by the not-found page.
    src/main.tsx
    - if (root.dataset.page !== path) return;`,
  fault('document-link-does-nothing', 'NAV-OTHER-FILES~2')`A link to a document of the clinic does nothing.
    src/components/Notices/Notices.tsx
    - <a href={href} rel="noopener noreferrer" className="standalone-link">
    + <a href={href} className="standalone-link" onClick={(event) => event.preventDefault()}>`,
  fault('links-in-view-not-prefetched', 'PERF-PREFETCH~3')`The page of a link in view is not prefetched.
    src/App.tsx
    - usePrefetchInView(isWhole);`,
  fault('footer-links-prefetched', 'PERF-PREFETCH~3')`The pages of links in the footer are prefetched in view.
    src/navigation/use-prefetch.ts
    - 'a:not(footer *)'
    + 'a'`,
  fault('rest-of-page-with-first-screen', 'SHELL-WHOLE-PAGE~1')`A tap waits for the whole page.
    src/App.tsx
    - useWholePage(isFollowed)
    + useWholePage(false)`,
  fault('rest-of-page-never-comes', 'SHELL-WHOLE-PAGE~1')`After a tap, only the first screen of a page comes.
    src/navigation/use-whole-page.ts
    - requestAnimationFrame(() => port2.postMessage(undefined))
    + requestAnimationFrame(() => undefined)`,
  fault('key-finds-half-a-page', 'SHELL-WHOLE-PAGE~1')`A key right after a tap finds the first screen only.
    src/navigation/use-whole-page.ts
    - window.addEventListener('keydown', showAllAtOnce, { capture: true });`,
  fault('half-a-page-is-printed', 'SHELL-WHOLE-PAGE~1')`Printed right after a tap, a page is its first screen only.
    src/navigation/use-whole-page.ts
    - window.addEventListener('beforeprint', showAllAtOnce);`,
  fault('back-shows-half-a-page', 'SHELL-WHOLE-PAGE~1')`Back shows the first screen of a page first.
    src/App.tsx
    - useNavigationType() !== 'POP' && !location.hash
    + !location.hash`,
  fault('section-not-there-yet', 'SHELL-WHOLE-PAGE~1')`A link to a section finds the first screen only.
    src/App.tsx
    - useNavigationType() !== 'POP' && !location.hash
    + useNavigationType() !== 'POP'`,
  fault('footer-in-view-after-tap', 'SHELL-WHOLE-PAGE~1')`After a tap, the footer is in view for a moment.
    src/components/BelowFold/BelowFold.tsx
    - <div style={{ minHeight: window.scrollY + 2 * window.innerHeight }} />
    + null`,
  fault('reload-into-error-page', 'FAILURE-UNREACHABLE~1')`The panel is replaced though no document is there.
    src/layout/ErrorBoundary.tsx
    - const isThere = await documentIsThere(pathname);
    + const isThere = true;`,
  fault(
    'retry-into-error-page',
    'FAILURE-UNREACHABLE~1',
  )`The link to try again leaves the panel though no document is there.
    src/layout/ErrorBoundary.tsx
    - if (await documentIsThere(pathname)) window
    + window`,
  fault('sign-in-page-taken-for-document', 'FAILURE-UNREACHABLE~1')`A network’s sign-in page is taken for the document.
    src/navigation/document-is-there.ts
    -  && (await response.text()).includes(\`data-page="\${path}"\`)`,
  fault('two-heads', 'SHELL-ONE-HEAD~1')`After a failed hydration, the head has everything twice.
    src/seo/PageHead.tsx
    - if (!rendered.current.has(element)) element.remove();
    + if (!rendered.current.has(element)) continue;`,
  fault('review-of-next-page', 'LAW-REVIEW~2', 'NAV-CURRENT-PAGE~1')`
    While the next page loads, the page has its review, and its links are the current ones.
    src/App.tsx
    - <Routes location={{ ...shown, pathname: shownPath }}>
    + <Routes>`,
  fault('positions-lost-in-reload', 'SHELL-SCROLL-RESTORE~1')`Scroll positions are lost in a reload.
    src/navigation/scroll-restoration.ts
    - >(globalThis.history?.state?.positions)
    + >()`,
];
