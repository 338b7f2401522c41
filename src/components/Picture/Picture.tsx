import { type SceneCrop, type SceneName, sceneSizes } from '../../content/pictures';
import { type SceneStore, sceneAddress } from './address';

interface SceneProps {
  name: SceneName;
  crop: SceneCrop;
  store?: SceneStore;
  /** Text alternative; empty for a picture that only decorates. */
  label?: string;
  className?: string | undefined;
}

/** A picture with its size reserved. All pictures load lazily (specification section 2). */
export function Scene({ name, crop, store = 'site', label = '', className }: SceneProps) {
  return (
    <img
      src={sceneAddress(name, crop, store)}
      alt={label}
      {...sceneSizes[crop]}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
