(() => {
  const form = document.querySelector('.filters');
  const { search } = form.elements;
  const status = form.querySelector('[role="status"]');
  const groups = [...document.querySelectorAll('.group')];
  const rules = [...document.querySelectorAll('.rule')].map((element) => [element, element.textContent.toLowerCase()]);

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const [rule, text] of rules) rule.hidden = !words.every((word) => text.includes(word));
    for (const group of groups) group.hidden = !group.querySelector('.rule:not([hidden])');
    status.textContent = `${rules.filter(([rule]) => !rule.hidden).length} of ${rules.length} rules`;
  }

  /** Empties the search if the address names a rule or a section that it hides. */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    search.value = '';
    filter();
    target.scrollIntoView();
  }

  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', showTarget);
  // Browsers restore form values when they return to a page.
  addEventListener('pageshow', filter);
  form.hidden = false;
  filter();
})();
