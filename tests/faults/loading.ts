import { fault } from './fault';

export const loading = [
  fault('scripts-not-minified', 'PERF-BUDGETS~2')`Scripts are not minified.
    vite.config.ts
      assetsInlineLimit: 0,
    +     minify: false,`,
  fault('pages-prefetched-data-saving', 'PERF-PREFETCH~1')`Pages are prefetched despite the data-saving preference.
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
    - await loadPage(routeAt(window.location.pathname));
    + await Promise.allSettled([loadPage(routeAt(window.location.pathname))]);`,
  fault('before-hydration-back-top', 'FAILURE-LOADING~1')`Before hydration, "Back to top" is visible but does nothing.
    src/layout/BackToTop.tsx
    -  data-needs-scripts`,
  fault('react-fails-page-stays-blank', 'FAILURE-REACT~2')`When React fails, the page stays blank.
    src/layout/ErrorBoundary.tsx
    - return { failed: true };
    + return { failed: false };`,
  fault('after-failure-form-never-sends', 'FAILURE-SERVICE~1')`After a failure, the form never sends again.
    src/contact/sender.ts
    - change({ sending: false, failed: keepFailed ? values : undefined });`,
  fault('hydration-mismatch-empties-page', 'FAILURE-DOM~2')`A hydration mismatch empties the page.
    src/main.tsx
    - hydrateRoot(root, site)
    + hydrateRoot(root, site, { onRecoverableError: () => root.replaceChildren() })`,
  fault('loading-bar-behind-header', 'SHELL-WHILE-LOADING~2')`The loading bar is behind the header.
    src/layout/Main.module.css
    - z-index: 20
    + z-index: 5`,
];
