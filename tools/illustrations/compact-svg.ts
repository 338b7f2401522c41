import { type Config, optimize } from 'svgo';

const config: Config = {
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // A tenth of a unit of a picture's 1,600 across no eye sees; of an opacity it would.
          convertPathData: {
            floatPrecision: 1,
            applyTransforms: false,
            // A marker leans as the curve through its place does, also where that curve is nearly straight.
            straightCurves: false,
            makeArcs: { threshold: 0, tolerance: 0 },
            convertToQ: false,
          },
          cleanupNumericValues: { floatPrecision: 2 },
          // The night's rule must stay a rule: written on the element, it would hold by day and by night.
          inlineStyles: false,
          // That rule names a class alone, so ids may still be shortened.
          cleanupIds: { force: true },
          // Repeated shapes compress to next to nothing while they are written alike.
          convertTransform: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          collapseGroups: false,
        },
      },
    },
  ],
};

/** Writes a picture in fewer bytes than it was drawn in, such that it looks the same, its styles for the night with it. */
export function compactSvg(svg: string): string {
  return optimize(svg, config).data;
}
