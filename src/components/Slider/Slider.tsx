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

/**
 * The hero's cross-fading pictures (specification section 1), under one sun or moon that moves on as they change. Autoplay is
 * off on phones and under reduced motion, and pauses on hover and focus. Its stop button is the first control. The other
 * buttons, arrow keys and swipes change the slide and stop autoplay.
 */
export function Slider({ slides }: { slides: readonly { readonly picture: PictureName; readonly label: string }[] }) {
  const [current, choose] = useState(0);
  const [stopped, setStopped] = useState(false);
  // Autoplay pauses while either is true.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const mayPlay = useMedia('(prefers-reduced-motion: no-preference) and (min-width: 48rem)');
  const autoplay = mayPlay && !stopped && !hovered && !focused;

  useEffect(() => {
    if (!autoplay) return;
    const timer = setInterval(() => choose((index) => (index + 1) % slides.length), slideDuration);
    return () => clearInterval(timer);
  }, [autoplay, slides.length]);

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
        {mayPlay && (
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
      <div className={styles.slides} aria-live={autoplay ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ picture, label }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a labelled group, and a fieldset is for controls
          <div
            key={picture}
            role="group"
            aria-roledescription={labels.slide}
            aria-labelledby={`${picture}-name`}
            className={index === current ? styles.current : styles.slide}
            data-current={index === current || undefined}
          >
            {/* Screen readers announce text in a live region, but not the name of a group or a picture. */}
            <span id={`${picture}-name`} className="visually-hidden">
              {labels.position(index + 1, slides.length)}: {label}
            </span>
            <div aria-hidden="true">
              <Picture name={picture} crop="band" label={label} className={styles.picture} priority={index === 0} />
            </div>
          </div>
        ))}
        <div className={styles.sky} data-slide={current}>
          <div />
        </div>
      </div>
    </section>
  );
}
