(() => {
  const form = document.querySelector('.filters');
  const fields = [...form.elements].filter(({ name }) => name && name !== 'open');
  const status = form.querySelector('[role="status"]');
  const groups = [...document.querySelectorAll('.group')];
  const resultOf = (query) => [...form.elements.result.options].find(({ text }) => text.toLowerCase() === query)?.value;
  const rows = [...document.querySelectorAll('.rule, .note')].map((element) => {
    const { section, result = 'untestable' } = element.dataset;
    const unsearched = [...element.querySelectorAll('[data-unsearched]')].map(({ textContent }) => textContent);
    const text = unsearched.reduce((rest, part) => rest.replace(part, ''), element.textContent).toLowerCase();
    return { element, section, result, text };
  });
  const shown = (selector) => document.querySelectorAll(`${selector}:not([hidden])`).length;

  function filter() {
    const { q, result, section } = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    // The name of a result, such as "not proved", filters by result instead of text.
    const query = q.trim().toLowerCase();
    const named = resultOf(query);
    const words = named ? [] : query.split(/\s+/);
    for (const row of rows) {
      row.element.hidden = !(
        (!result || row.result === result) &&
        (!named || row.result === named) &&
        (!section || row.section === section) &&
        words.every((word) => row.text.includes(word))
      );
    }
    for (const group of groups) group.hidden = !group.querySelector('.rule:not([hidden]), .note:not([hidden])');
    const notes = shown('.note');
    const other = notes > 0 && (notes < rows.length - shown('.rule') || shown('.rule') === 0);
    status.textContent = `${shown('.rule')} of ${document.querySelectorAll('.rule').length} rules${other ? `, ${notes} of the sentences that cannot be tested` : ''}`;
  }

  /** Saves the filter in the URL, so that people can link to it. */
  function keep() {
    const set = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    history.replaceState(null, '', `#${new URLSearchParams(set)}`);
    filter();
  }

  /** Applies the URL's fragment: sets its filter, or shows its rule or section. */
  function follow() {
    const hash = location.hash.slice(1);
    if (hash.includes('=')) {
      const wanted = new URLSearchParams(hash);
      for (const field of fields) field.value = wanted.get(field.name) ?? '';
      filter();
      const heading = document.getElementById('rules');
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
      return;
    }
    const target = document.querySelector(':target');
    if (target?.closest('[hidden]')) {
      form.reset();
      filter();
    }
    const rule = target?.closest('.rule');
    if (rule) rule.open = true;
    (rule ?? target)?.scrollIntoView();
  }

  form.addEventListener('input', keep);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(keep));
  form.elements.open.addEventListener('click', () => {
    for (const { element } of rows) if (!element.hidden) element.open = true;
  });
  addEventListener('hashchange', ({ newURL }) => {
    // The event fires late. If a filter was entered after the change, `follow` would take the focus from its field.
    if (newURL === location.href) follow();
  });
  form.hidden = false;
  filter();
  // Browsers restore form values when they return to a page.
  addEventListener('pageshow', () => (location.hash ? follow() : filter()));
})();
