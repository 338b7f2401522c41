import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const programs: readonly Fault[] = [
  { id: 'outpatient-page-says-call-guided', rules: ['CONTENT-OUTPATIENT-START'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page says to call for a guided tour.', find: "' to book an initial assessment. That one call is enough to begin.'",
    replace: "' to book a guided tour. That one call is enough to begin.'" },
];
