(() => {
  const form = document.querySelector('.filters');
  const { search, section, layer, result } = form.elements;
  const status = form.querySelector('[role="status"]');
  const groups = [...document.querySelectorAll('.group')];
  const rules = [...document.querySelectorAll('.rule')].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
  }));

  const fits = ({ element: { dataset }, text }, words) =>
    words.every((word) => text.includes(word)) &&
    (!section.value || dataset.section === section.value) &&
    (!layer.value || dataset.layer.split(' ').includes(layer.value)) &&
    (!result.value || dataset.result === result.value);

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = rules.filter((rule) => fits(rule, words));
    for (const rule of rules) rule.element.hidden = !shown.includes(rule);
    for (const group of groups) group.hidden = !group.querySelector('.rule:not([hidden])');
    status.textContent = `${shown.length} of ${rules.length} rules`;
  }

  function showAll() {
    form.reset();
    filter();
  }

  /** Resets the filters if the address names a rule or a section that they hide. */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    showAll();
    target.scrollIntoView();
  }

  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('button').addEventListener('click', () => {
    showAll();
    search.focus();
  });
  addEventListener('hashchange', showTarget);
  // Browsers restore form values when they return to a page.
  addEventListener('pageshow', filter);

  // For browsers without `::details-content`, which print.css uses to open details.
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });

  form.hidden = false;
  filter();
})();
