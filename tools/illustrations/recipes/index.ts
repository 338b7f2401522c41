import type { PictureName } from '../../../src/content/pictures';
import type { Recipe } from '../recipe';
import { conditionRecipes } from './conditions';
import { pageRecipes } from './pages';
import { programRecipes } from './programs';
import { substanceRecipes } from './substances';

/** Each picture's recipe. No two share their seed, save the three of the home page. */
export const recipes: Record<PictureName, Recipe> = {
  ...pageRecipes,
  ...programRecipes,
  ...conditionRecipes,
  ...substanceRecipes,
};
