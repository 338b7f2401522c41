import { type KeyboardEvent, useEffect, useState } from 'react';
import { sliderLabels as labels } from '../../content/interface/labels';
import type { PictureName } from '../../content/pictures';
import { Icon } from '../Icon/Icon';
import { isModified } from '../is-modified';
import { Picture } from '../Picture/Picture';
import { useMedia } from '../use-media';
import styles from './Slider.module.css';
import { useSwipe } from './use-swipe';

/** How long autoplay shows each slide, in ms. */
const slideDuration = 6000;

interface SliderProps {
  slides: readonly { readonly picture: PictureName; readonly label: string }[];
}

/**
 * The hero's cross-fading pictures (specification section 1). The slider begins with the first picture, or with the last in
 * the dark color scheme. Autoplay is off under reduced motion and pauses on hover and focus. Its stop button is the first
 * control. The other buttons, arrow keys and swipes change the slide and stop autoplay.
 */
export function Slider({ slides }: SliderProps) {
  const [chosen, choose] = useState<number>();
  const [stopped, setStopped] = useState(false);
  // Autoplay pauses while either is true.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const start = useMedia('(prefers-color-scheme: dark)', false) ? slides.length - 1 : 0;
  const current = chosen ?? start;
  const motionAllowed = useMedia('(prefers-reduced-motion: no-preference)', true);
  const autoplay = motionAllowed && !stopped && !hovered && !focused;

  useEffect(() => {
    if (!autoplay) return;
    const timer = setInterval(() => choose((index = start) => (index + 1) % slides.length), slideDuration);
    return () => clearInterval(timer);
  }, [autoplay, start, slides.length]);

  function toggle() {
    setStopped(!stopped);
    // Don't pause again until the pointer or focus leaves and returns.
    setHovered(false);
    setFocused(false);
  }

  function move(by: number) {
    setStopped(true);
    choose((current + by + slides.length) % slides.length);
  }

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && !isModified(event)) move(by);
  }

  const swipe = useSwipe(move);

  return (
    <section
      className={styles.slider}
      data-screen-only
      aria-roledescription={labels.slider}
      aria-label={labels.name}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={moveByKey}
    >
      <div className={styles.controls} data-needs-scripts>
        {motionAllowed && (
          <button type="button" onClick={toggle}>
            <Icon name={stopped ? 'play' : 'pause'} />
            {/* The key makes a new element: a translation in the browser may have replaced the text node that React would update. */}
            <span key={String(stopped)}>{stopped ? labels.start : labels.stop}</span>
          </button>
        )}
        <button type="button" onClick={() => move(-1)}>
          <Icon name="back" />
          <span className="visually-hidden">{labels.previous}</span>
        </button>
        <button type="button" onClick={() => move(1)}>
          <Icon name="forward" />
          <span className="visually-hidden">{labels.next}</span>
        </button>
      </div>
      <div
        className={chosen === undefined ? styles.unmoved : styles.slides}
        aria-live={autoplay ? 'off' : 'polite'}
        {...swipe}
      >
        {slides.map(({ picture, label }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a labelled group, and a fieldset is for controls
          <div
            key={picture}
            role="group"
            aria-roledescription={labels.slide}
            aria-labelledby={`${picture}-name`}
            className={index === current ? styles.current : styles.slide}
          >
            {/* Screen readers announce text in a live region, but not the name of a group or a picture. */}
            <span id={`${picture}-name`} className="visually-hidden">
              {labels.position(index + 1, slides.length)}: {label}
            </span>
            <div aria-hidden="true">
              <Picture
                name={picture}
                crop="tall"
                label={label}
                priority={index === 0 ? 'light' : index === slides.length - 1 && 'dark'}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
