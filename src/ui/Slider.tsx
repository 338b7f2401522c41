import { useEffect, useState } from 'react';
import type { SceneName } from '../scenes/catalog';
import { Scene } from '../scenes/Scene';
import styles from './Slider.module.css';
import { useMedia } from './use-media';

/** How long a slide stands when the slider turns by itself, in ms. */
const slideTime = 6000;

interface SliderProps {
  slides: readonly { readonly scene: SceneName; readonly label: string }[];
}

/**
 * The hero's cross-fading pictures (specification section 1). It turns by itself only where motion is welcome, rests
 * while it is pointed at or holds focus, and its stop button comes first.
 */
export function Slider({ slides }: SliderProps) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const motionWelcome = useMedia('(prefers-reduced-motion: no-preference)');
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

  return (
    <section
      className={styles.slider}
      aria-roledescription="carousel"
      aria-label="Pictures of the bay"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.controls} data-needs-scripts>
        {motionWelcome && (
          <button type="button" onClick={() => setStopped(!stopped)}>
            {stopped ? 'Start slides' : 'Stop slides'}
          </button>
        )}
        <button type="button" onClick={() => turn(-1)}>
          Previous<span className="visually-hidden"> slide</span>
        </button>
        <button type="button" onClick={() => turn(1)}>
          Next<span className="visually-hidden"> slide</span>
        </button>
      </div>
      <div className={styles.slides} aria-live={turning && !held ? 'off' : 'polite'}>
        {slides.map(({ scene, label }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a labelled group, and a fieldset is for controls
          <div
            key={scene}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            aria-hidden={index !== current}
            className={index === current ? styles.current : styles.slide}
          >
            <Scene name={scene} crop="wide" label={label} />
          </div>
        ))}
      </div>
    </section>
  );
}
