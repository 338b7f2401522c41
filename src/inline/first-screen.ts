/**
 * Runs in the head of every built page, before anything is drawn (tools/build/page-template.ts writes it there). What lies below
 * the first screen is left out until that is drawn, and then drawn part by part, a frame each: on an old phone the whole
 * page takes a tenth of a second longer than what is to be seen of it. Scripts are let in at the same time.
 */
{
  const html = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload, a way back and an address with a fragment lead further down: to a place that is known once all is laid out.
  // A page that nobody looks at is not drawn in frames.
  const fromTop = visit?.type === 'navigate' && !location.hash && !document.hidden;
  // In larger windows more is to be seen than what is drawn first.
  if (fromTop && matchMedia('(max-width: 40rem) and (max-height: 60rem)').matches) html.dataset.drawing = '';

  /** Held in a template, they are asked for by nobody before, and are not there to be taken a second time. */
  const letScriptsIn = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
    if (scripts) document.body.append(scripts.content);
  };

  const drawRest = () => {
    const part = document.querySelector<HTMLElement>(
      'section:not([data-drawn]),[data-count]:not([data-drawn]),footer:not([data-drawn])',
    );
    if (part) {
      part.dataset.drawn = '';
      requestAnimationFrame(() => setTimeout(drawRest));
      return;
    }
    delete html.dataset.drawing;
    for (const drawn of document.querySelectorAll('[data-drawn]')) drawn.removeAttribute('data-drawn');
  };

  const goOn = () => {
    letScriptsIn();
    if ('drawing' in html.dataset) drawRest();
  };

  // Fonts and the first picture are here: a frame is about to be drawn, then it has been.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(goOn)));
  // Whatever stalls.
  addEventListener('DOMContentLoaded', () => setTimeout(goOn, 2000));
}
