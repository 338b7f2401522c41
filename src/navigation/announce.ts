/** The id of the live region outside `<main>`, which the layout renders empty. */
export const announcementId = 'announcement';

/** Longer than the frame in which a screen reader notices the focus, in ms: it must speak the region after that. */
const delay = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

function write(text: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = text;
}

/**
 * Makes screen readers say the title of the page, or nothing. They say nothing by themselves after the focused element was
 * removed with the content of `<main>`, even if another element receives the focus (docs/decisions/0090).
 */
export function announceTitle(isNeeded: boolean): void {
  clearTimeout(timer);
  write('');
  if (isNeeded) timer = setTimeout(() => write(document.title), delay);
}
