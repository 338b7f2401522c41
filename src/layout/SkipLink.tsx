import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is the plain fragment link that it says it is
    <a
      href="#main"
      className={`visually-hidden ${styles.skip}`}
      onClick={(event) => {
        // The address stays as it is: a fragment would be one more step for the back button.
        event.preventDefault();
        const main = document.getElementById('main');
        main?.focus({ preventScroll: true });
        main?.scrollIntoView();
      }}
    >
      Skip to main content
    </a>
  );
}
