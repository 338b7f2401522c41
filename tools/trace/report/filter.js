(() => {
  const form = document.querySelector('.search');
  const { q } = form.elements;
  const entries = [...document.querySelectorAll('.entry')].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
    calls: element.dataset.state ? [] : [...element.querySelectorAll('.call')],
  }));
  /** The filter that the URL's fragment names, so that people can link to it. */
  let wanted = new URLSearchParams();

  function filter() {
    const words = q.value.toLowerCase().split(/\s+/);
    const has = (text) => words.every((word) => text.includes(word));
    const state = wanted.get('state');
    for (const { element, text, calls } of entries) {
      element.hidden = !has(text) || (state && element.dataset.state !== state);
      for (const call of calls) call.hidden = !has(call.textContent.toLowerCase());
    }
    for (const group of document.querySelectorAll('.group'))
      group.hidden = !group.querySelector('.entry:not([hidden])');
    const count = (selector) => document.querySelectorAll(`.entry${selector}`).length;
    form.querySelector('[role="status"]').textContent =
      `${count('[data-state]:not([hidden])')} of ${count('[data-state]')} rules, ${count(':not([data-state], [hidden])')} of ${count(':not([data-state])')} other entries`;
  }

  /** Applies the URL's fragment: sets its filter, or opens its entry. */
  function follow() {
    const hash = location.hash.slice(1);
    const isFilter = hash.includes('=');
    wanted = new URLSearchParams(isFilter ? hash : '');
    q.value = wanted.get('q') ?? '';
    filter();
    const target = isFilter ? form : document.getElementById(hash);
    const entry = target?.closest('details.entry');
    if (entry) entry.open = true;
    (entry ?? target)?.scrollIntoView();
  }

  form.addEventListener('input', () => {
    wanted.set('q', q.value);
    history.replaceState(null, '', `#${wanted}`);
    filter();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', follow);
  form.hidden = false;
  // Browsers restore form values when they return to a page.
  addEventListener('pageshow', () => (location.hash ? follow() : filter()));
})();
