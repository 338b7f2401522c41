import type { Recipe } from '../recipe';
import { conditionRecipes } from './conditions';
import { pageRecipes } from './pages';
import { programRecipes } from './programs';
import { substanceRecipes } from './substances';

/** Each illustration's recipe, by the name that its files have. */
export const recipes = {
  ...pageRecipes,
  ...programRecipes,
  ...conditionRecipes,
  ...substanceRecipes,
} satisfies Record<string, Recipe>;

/** The name of an illustration that can be drawn. */
export type IllustrationName = keyof typeof recipes;

export const illustrationNames = Object.keys(recipes) as IllustrationName[];
