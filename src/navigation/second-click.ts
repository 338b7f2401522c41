/** Ignores the second click of a double-click on a link: on the page that the first click has opened, another link may be there. */
export function ignoreSecondClicks(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element && event.target.closest('a'))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
}
