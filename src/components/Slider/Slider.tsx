import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PictureName } from '../../content/pictures';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import styles from './Slider.module.css';
import { useMedia } from './use-media';
import { useSwipe } from './use-swipe';

/** How long a slide stands when the slider turns by itself, in ms. */
const slideTime = 6000;

interface SliderProps {
  slides: readonly { readonly picture: PictureName; readonly label: string }[];
}

/**
 * The hero's cross-fading pictures (specification section 1). It turns by itself only where motion is welcome, rests
 * while it is pointed at or holds focus, and its stop button comes first. Buttons, arrow keys and swipes turn it by hand.
 */
export function Slider({ slides }: SliderProps) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const motionWelcome = useMedia('(prefers-reduced-motion: no-preference)', true);
  const turning = motionWelcome && !stopped;

  useEffect(() => {
    if (!turning || held) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % slides.length), slideTime);
    return () => clearInterval(timer);
  }, [turning, held, slides.length]);

  function turn(by: number) {
    setStopped(true);
    setCurrent((index) => (index + by + slides.length) % slides.length);
  }

  function turnByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) turn(by);
  }

  const swipe = useSwipe(turn);

  return (
    <section
      className={styles.slider}
      aria-roledescription="carousel"
      aria-label="Pictures of the bay"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={turnByKey}
    >
      <div className={styles.controls} data-needs-scripts>
        {motionWelcome && (
          <button type="button" className={styles.stop} onClick={() => setStopped(!stopped)}>
            <Icon name={stopped ? 'play' : 'pause'} /> {stopped ? 'Start slides' : 'Stop slides'}
          </button>
        )}
        <button type="button" onClick={() => turn(-1)}>
          <Icon name="back" />
          <span className="visually-hidden">Previous slide</span>
        </button>
        <button type="button" onClick={() => turn(1)}>
          <Icon name="forward" />
          <span className="visually-hidden">Next slide</span>
        </button>
      </div>
      <div className={styles.slides} aria-live={turning && !held ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ picture, label }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a labelled group, and a fieldset is for controls
          <div
            key={picture}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            aria-hidden={index !== current}
            className={index === current ? styles.current : styles.slide}
          >
            <Picture name={picture} crop="tall" label={label} first={index === 0} />
          </div>
        ))}
      </div>
    </section>
  );
}
