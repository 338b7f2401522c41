import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureLimits } from '../../spec/extensions/budgets';
import { drawingSize, type PictureCrop, pictureSizes, pictures, shareSize } from '../../src/content/pictures';
import { site } from '../../src/site';
import { isFictional } from '../../tools/launch-check/fictional';
import { projectRoot } from '../../tools/project-root';
import { pages } from '../support/rendered';

const media = join(projectRoot, 'public/media');
const crops = Object.keys(pictureSizes) as PictureCrop[];
const hasCrop = (name: string, crop: PictureCrop) => crop !== 'band' || name.startsWith('hero-');
const svgs = pictures.flatMap((name) =>
  crops.filter((crop) => hasCrop(name, crop)).map((crop) => ({ crop, file: `${name}-${crop}.svg` })),
);
/** The pages with drawings, which are named as the picture of the page. */
const growing = pages.flatMap(({ path, template, main }) => {
  if (!['condition', 'substance', 'program'].includes(template)) return [];
  const [picture = '', ...drawn] = main.querySelectorAll('img:not(li img)').map(({ attributes: { src = '' } }) => src);
  const stages = path === '/crisis-intervention' ? [2, 3] : [1, 2, 3]; // Only two of its sections have no number to call.
  const own = stages.map((stage) => picture.replace('wide', `${stage}`));
  const callsBeside = main.querySelectorAll('section > img ~ * :is([href$="911"], [href$="988"])').map(String);
  return { path, drawn, own, callsBeside };
});
const drawings = [...new Set(growing.flatMap(({ own }) => own))].map((address) => ({
  crop: 'drawing' as const,
  file: basename(address),
}));
const shares = pictures.map((name) => `${name}-share.png`);
const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(join(media, file)).metadata();
  return { format, width, height };
};

test('public/media has all crops of each picture, the logos, the skyline, the sun, and no crops of other pictures', {
  tags: 'look',
}, async () => {
  for (const { crop, file } of svgs) expect(await sizeOf(file), file).toEqual({ format: 'svg', ...pictureSizes[crop] });
  for (const { file } of drawings) expect(await sizeOf(file), file).toEqual({ format: 'svg', ...drawingSize });
  for (const file of shares) expect(await sizeOf(file), file).toEqual({ format: 'png', ...shareSize });
  for (const file of [
    'logo.svg',
    'logo-dark.svg',
    'skyline.svg',
    'hero-sun.svg',
    'hero-crescent.svg',
    'hero-glitter.svg',
  ])
    expect(await sizeOf(file), file).toMatchObject({ format: 'svg' });
  // A clinic may add its own files.
  const known = [...[...svgs, ...drawings].map(({ file }) => file), ...shares];
  expect(
    readdirSync(media).filter((file) => /-(?:wide|tall|band|share|\d)\.\w+$/.test(file) && !known.includes(file)),
  ).toEqual([]);
});

test.each(growing)(
  'the drawings of $path grow from section to section, and stand beside no call to 911 or 988',
  {
    tags: 'look',
  },
  ({ drawn, own, callsBeside }) => {
    expect(drawn).toEqual(own);
    if (isFictional(site)) expect(callsBeside, 'the facts of another clinic may add some').toEqual([]);
  },
);

test('no SVG picture exceeds its limits on elements and compressed bytes', { tags: 'speed' }, ({ skip }) => {
  skip(!isFictional(site), 'The pictures of this clinic may be larger');
  const tooLarge = [...svgs, ...drawings].flatMap(({ crop, file }) => {
    const svg = readFileSync(join(media, file), 'utf8');
    const elements = svg.match(/<[a-z]/gi)?.length ?? 0;
    const bytes = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    const isSmall = elements <= pictureLimits.elements && bytes <= pictureLimits.bytes[crop];
    return isSmall ? [] : [{ file, elements, bytes }];
  });
  expect(tooLarge).toEqual([]);
});

test('each picture has one warm light with two halos at night, and its color nowhere else', { tags: 'look' }, ({
  skip,
}) => {
  skip(!isFictional(site), 'The pictures of this clinic may be others');
  const light =
    /<g id="lamp"[^>]*fill="#ffd88a">\n<circle [^>]*opacity="\.12"\/>\n<circle [^>]*opacity="\.28"\/>\n<path /;
  const wrong = [...svgs.map(({ file }) => file), 'skyline.svg'].filter((file) => {
    const svg = readFileSync(join(media, file), 'utf8');
    return !light.test(svg) || svg.match(/#ffd88a/gi)?.length !== 1;
  });
  expect(wrong).toEqual([]);
});
