import contents from '../../../../../../src/components/TableOfContents/TableOfContents.module.css';
import bar from '../../../../../../src/layout/CallBar.module.css';
import { smoothScrollToTop } from '../../../../../../src/routing/smooth-scroll';

/** The page's smaller controls, which do not need an island: what the product's components do, in plain script. */
function skipToMain(event: Event) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

function toForm(event: Event) {
  const field = document.querySelector<HTMLElement>('#contact-form input');
  if (!field) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#hamburger[aria-expanded="true"]')?.click();
  // The island takes the page's inertness back when it has drawn the closed menu.
  setTimeout(() => field.focus());
}

function foldContents(button: HTMLElement) {
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  const list = document.querySelector('[data-folded]');
  if (list) list.className = (open ? contents.open : contents.closed) ?? '';
}

const callBar = document.querySelector('body > nav');
function stepAside() {
  const inField = document.activeElement?.matches('input, textarea');
  if (callBar) callBar.className = (inField ? bar.aside : bar.bar) ?? '';
}

document.querySelector('a[href="#main"]')?.addEventListener('click', skipToMain);
document.querySelector('footer button')?.addEventListener('click', smoothScrollToTop);
callBar?.querySelector('[href="/contact"]')?.addEventListener('click', toForm);
document.addEventListener('focusin', stepAside);
document.addEventListener('focusout', () => queueMicrotask(stepAside));
const toggle = document.querySelector<HTMLElement>('main [aria-controls][data-needs-scripts]');
toggle?.addEventListener('click', () => foldContents(toggle));
