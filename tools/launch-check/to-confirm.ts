/** What only the clinic, or its lawyer, can confirm of each notice, by its id. */
export const toConfirm: Readonly<Record<string, string>> = {
  'crisis-in-spanish': 'the Spanish sentence',
  'good-faith-estimate':
    'that the clinic gives estimates within these times, and whether the amount or the help line has changed',
  'independent-review':
    'which plans the clinic takes, and who regulates each; since when the section has been in force',
  'language-assistance': 'that interpreters are at hand, and that these are the 15 languages most spoken in the state',
  nondiscrimination:
    'who the coordinator is, how grievances are handled, and the list of grounds, which courts keep changing; enter the grievance procedure in law.documents.grievances',
  'open-payments':
    'the address of the database, which the law asks the site to link; and that offices show the same notice',
  'privacy-practices':
    'every practice that it describes: it is a legal document of the clinic, for a lawyer to finish; enter a version to print in law.documents.privacyPractices',
  relay: 'that the staff who answer the phone know relay calls',
  'state-complaints': 'that the division still has this address, and whether it has a phone number for complaints',
  'state-status': 'the address of the list, which the law asks the site to link; and that intake forms say the same',
  'web-accessibility': 'the number of staff, and whether the dates have moved again',
};
