/** The hours per week of each level of care. */
export const hoursAWeek = {
  '/partial-hospitalization-program': '20 or more',
  '/intensive-outpatient-program': '9 to 19',
  '/outpatient-program': 'Under 9',
} as const;
