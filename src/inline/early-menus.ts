/**
 * Runs in the head of every built page (tools/build/page-template.ts writes it there). While a page is not alive yet, or will
 * never be, its menus open and close all the same: the styles go by `aria-expanded`.
 */
{
  const html = document.documentElement;

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && !html.dataset.hydrated && target.closest('[aria-controls]');
    if (button) button.setAttribute('aria-expanded', `${button.getAttribute('aria-expanded') !== 'true'}`);
  });

  // A script that cannot be had or fails: what only scripts could work goes away (styles/base.css). Errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) html.dataset.asBuilt = '';
    },
    true,
  );
}
