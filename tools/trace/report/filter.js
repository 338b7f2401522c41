(() => {
  const form = document.querySelector('.filters');
  const { q, result, section } = form.elements;
  const rows = [...document.querySelectorAll('.rule, .note')];
  const isShown = ({ dataset, textContent }) =>
    [dataset.result, ''].includes(result.value) &&
    [dataset.section, ''].includes(section.value) &&
    q.value.split(/\s+/).every((word) => textContent.toLowerCase().includes(word.toLowerCase()));

  function filter() {
    for (const row of rows) row.hidden = !isShown(row);
    for (const group of document.querySelectorAll('.group'))
      group.hidden = !group.querySelector(':is(.rule, .note):not([hidden])');
    const count = (selector) => document.querySelectorAll(selector).length;
    form.querySelector('[role="status"]').textContent =
      `${count('.rule:not([hidden])')} of ${count('.rule')} rules, ${count('.note:not([hidden])')} of ${count('.note')} other sentences`;
  }

  /** Applies the URL's fragment: sets its filter, or opens its rule. */
  function follow() {
    const hash = location.hash.slice(1);
    const wanted = new URLSearchParams(hash.includes('=') ? hash : '');
    for (const field of [q, result, section]) field.value = wanted.get(field.name) ?? '';
    filter();
    const target = document.getElementById(hash.includes('=') ? 'rules' : hash);
    const rule = target?.closest('.rule');
    if (rule) rule.open = true;
    (rule ?? target)?.scrollIntoView();
  }

  // The filter is in the URL, so that people can link to it.
  form.addEventListener('input', () => {
    history.replaceState(null, '', `#${new URLSearchParams(new FormData(form))}`);
    filter();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', follow);
  form.hidden = false;
  // Browsers restore form values when they return to a page.
  addEventListener('pageshow', () => (location.hash ? follow() : filter()));
})();
