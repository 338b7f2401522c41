/** A white lighthouse on a headland by night: a soft beam over the water, a warm window in the keeper's house. */
import { mix } from '../palette';
import { below, fill, stroke } from '../paper';
import type { DrawMotif } from '../pen';
import { put } from '../stamp';

export const lighthouse: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const x = across(recipe.at);
  const warm = '#ffd98a';
  /** White paint gleams in moonlight, more than the night lets a daylight color do. */
  const paint = (shaded: number) => mix(palette.light, tone('#b9c4c2', -0.3), shaded);
  const beam = (name: string, from: string, shown: number) =>
    `<linearGradient id="${id}-${name}" ${from}><stop stop-color="#fff1c4" stop-opacity="${shown}"/><stop offset="1" stop-color="#fff1c4" stop-opacity="0"/></linearGradient>`;
  const lit = (name: string, d: string) => `<path d="${d}" fill="url(#${id}-${name})"/>`;
  const tower = [
    fill(paint(0.72), 'M-5.6 0l1.9-36h7.4l1.9 36z'),
    fill(paint(0.34), 'M-5.6 0l1.9-36h3.6l-.6 36z'),
    fill(paint(0.08), 'M-5.6 0l1.9-36h1.4l-1 36z'),
    // The gallery, the lantern room and its roof.
    fill(tone('#31525a', -0.3), 'M-6-36h12l-1.4 2.2h-9.2z'),
    stroke(tone('#9fb8b4', 0.1), 0.5, 'M-5.6-38.6h11.2M-5.4-36v-2.6M-2.8-36v-2.6M2.8-36v-2.6M5.4-36v-2.6'),
    fill(warm, 'M-3-36v-5.6h6v5.6z') + fill('#fff8e0', 'M-1.5-36v-5.6h3v5.6z'),
    stroke(tone('#1d3a42', -0.2), 0.5, 'M-3-36v-5.6M3-36v-5.6M-1-41.6v5.6M1-41.6v5.6'),
    fill(tone('#b4533a', -0.1), 'M-4-41.4q4-5.6 8 0z') + fill(tone('#d9805f', 0.2), 'M-4-41.4q2-3.6 4-4v4z'),
    stroke(tone('#9fb8b4'), 0.5, 'M0-44v-2.6'),
    fill(warm, 'M-1.3-24h2v3.4h-2zM-1.4-12h2.2v3.6h-2.2z'),
    fill(tone('#31525a', -0.4), 'M-1.6 0v-4.4q1.7-2 3.4 0v4.4z'),
  ].join('');
  const house = [
    fill(paint(0.8), 'M0 0v-8h15v8z') + fill(paint(0.42), 'M-5 0v-8l3.6-5.4 3.6 5.4v8z'),
    fill(tone('#8c4a3a', -0.3), 'M-1.4-14l3.8 6h14l-3.6-6z') +
      stroke(tone('#d9805f', 0.2), 0.7, 'M-5.6-7.6l4.2-6.2 4 6'),
    fill(tone('#5a3a34', -0.4), 'M9-14v-3.4h2.2v3.4z'),
    fill(warm, 'M-2.7-2.6v-3.6h2.7v3.6zM5-2.8v-3.2h2.4v3.2zM9.6-2.8v-3.2h2.4v3.2z'),
  ].join('');
  const glint = stroke(warm, 0.7, 'M-58 78h10M-66 81h12M-56 84h9M-70 87h13M-54 75.4h7M-62 72.6h8', 0.55);
  return {
    behind:
      `<defs>${beam('l', 'x1="1" x2="0"', 0.75)}${beam('r', '', 0.6)}<radialGradient id="${id}-h"><stop stop-color="#fff1c4" stop-opacity=".75"/><stop offset="1" stop-color="#fff1c4" stop-opacity="0"/></radialGradient></defs>` +
      put(
        x,
        0,
        lit('l', 'M0 27.2L-112 36V55L0 30z') +
          lit('r', 'M0 27L60 22V36L0 30z') +
          `<circle cy="28.6" r="13" fill="url(#${id}-h)"/>` +
          fill(tone('#5d6f63', -0.35), below('-44 92, -42 84, -33 77.5, -24 70, -14 67.4, 6 66.4, 40 64, 90 62')) +
          fill(tone('#8a8f7c', 0.05), 'M-44 92c2-8 9-13 13-16c4-3 5-5 8-6.6c-1 6-5 9-6 13c-1 4-6 6-9 9.6z') +
          fill(tone('#3f5f4c', -0.5), below('-4 92, 4 82, 20 76, 46 74, 90 70')) +
          fill(
            tone('#8a8f7c', -0.2),
            'M-14 67.4C-8 70-12 76-16 80C-20 84-18 88-22 92H-12C-8 84-4 78-2 72C-2 69-4 67-8 67z',
          ) +
          fill(
            tone('#6f7a6c', -0.1),
            'M-33 77.5C-28 80-30 86-34 92H-30C-26 86-26 80-24 76zM10 72C14 74 10 80 8 86L16 78C18 76 16 73 10 72z',
          ) +
          fill(
            tone('#7f9a76', -0.15),
            'M-24 70C-16 66.6-8 66.6 6 66.4C24 65 50 63.4 90 62V64C50 65.6 24 67 6 68C-8 68.4-16 68.4-24 70z',
          ) +
          fill(tone('#5d6f63', -0.45), 'M-58 92C-58 88-55 85.6-53 86S-48 88-47 92zM-66 92.6q2-3.6 5 0z') +
          fill(tone('#8a8f7c', 0.05), 'M-58 92C-58 88-55 85.6-53 86C-55 88-55 90-56 92z') +
          stroke(palette.light, 0.6, 'M-50 92.4q8-1.6 16 0M-58 89.6h9', 0.6) +
          glint +
          put(9, 67.6, house) +
          put(0, 68.6, tower),
      ),
  };
};
