/** Every motif by its name. */
import type { MotifName } from '../recipe';
import type { DrawMotif } from './pen';
import { braidedRiver } from './places/braided-river';
import { canyon } from './places/canyon';
import { coveWave } from './places/cove-wave';
import { desertStars } from './places/desert-stars';
import { estuary } from './places/estuary';
import { footbridge } from './places/footbridge';
import { gardenPath } from './places/garden-path';
import { harbor } from './places/harbor';
import { islandBay } from './places/island-bay';
import { liftingFog } from './places/lifting-fog';
import { lighthouse } from './places/lighthouse';
import { loneBuoy } from './places/lone-buoy';
import { oakTrail } from './places/oak-trail';
import { openGate } from './places/open-gate';
import { pier } from './places/pier';
import { porch } from './places/porch';
import { redwoods } from './places/redwoods';
import { shelteredCove } from './places/sheltered-cove';
import { switchbacks } from './places/switchbacks';
import { threeTrees } from './places/three-trees';
import { tideline } from './places/tideline';
import { twoCurrents } from './places/two-currents';
import { waymarks } from './places/waymarks';
import { windyGrass } from './places/windy-grass';
import { buckwheat } from './plants/buckwheat';
import { bunchgrass } from './plants/bunchgrass';
import { ceanothus } from './plants/ceanothus';
import { hummingbirdSage } from './plants/hummingbird-sage';
import { liveOak } from './plants/live-oak';
import { lupine } from './plants/lupine';
import { manzanita } from './plants/manzanita';
import { monkeyflower } from './plants/monkeyflower';
import { redbud } from './plants/redbud';
import { sycamore } from './plants/sycamore';
import { toyon } from './plants/toyon';
import { tule } from './plants/tule';
import { yarrow } from './plants/yarrow';

export const motifs: Record<MotifName, DrawMotif> = {
  buckwheat,
  bunchgrass,
  ceanothus,
  'hummingbird-sage': hummingbirdSage,
  'live-oak': liveOak,
  lupine,
  manzanita,
  monkeyflower,
  redbud,
  sycamore,
  toyon,
  tule,
  yarrow,
  'braided-river': braidedRiver,
  canyon,
  'cove-wave': coveWave,
  'desert-stars': desertStars,
  estuary,
  footbridge,
  'garden-path': gardenPath,
  harbor,
  'island-bay': islandBay,
  'lifting-fog': liftingFog,
  lighthouse,
  'lone-buoy': loneBuoy,
  'oak-trail': oakTrail,
  'open-gate': openGate,
  pier,
  porch,
  redwoods,
  'sheltered-cove': shelteredCove,
  switchbacks,
  'three-trees': threeTrees,
  tideline,
  'two-currents': twoCurrents,
  waymarks,
  'windy-grass': windyGrass,
};
