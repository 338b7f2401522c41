import text from '../../../../src/styles/fonts/atkinson-400.woff2';
import strong from '../../../../src/styles/fonts/atkinson-700.woff2';
import heading from '../../../../src/styles/fonts/newsreader-600.woff2';
import { firstPicture } from '../../pages';
import type { RivalPath } from '../../paths';
import { PicturePreload } from './picture-preload';

/** Asks for what the first screen needs, as the product's head does: the page's first picture and the three fonts. */
export function FirstScreen({ path }: { path: RivalPath }) {
  return (
    <>
      <PicturePreload address={firstPicture(path)} />
      {[heading, text, strong].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  );
}
