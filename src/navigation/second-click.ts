/** Ignores the second click of a double-click that began on a link: on the page that opened, another link may be there. */
export function ignoreSecondClicks(): void {
  let isFollowed = false;
  const ignore = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (event.detail < 2) isFollowed = isLink;
    if (event.detail < 2 || !isFollowed || !isLink) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
}
