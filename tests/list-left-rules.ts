import { leftRules } from './left-rules';

/** Prints the rules that the clinic of src/site.ts leaves. */
const left = Object.entries(leftRules);
console.log(`Departs from the specification in ${left.length} rules${left.length > 0 ? ':' : '.'}`);
for (const [rule, because] of left) console.log(`  ${rule}: ${because}`);
