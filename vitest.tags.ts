import { rules } from './spec/all-rules.ts';
import { vitestTags } from './tools/trace/tags.ts';

/** The tags that a test may have: each rule, or `meta`. */
export const tags = vitestTags(rules);
