import type { NoticeId } from '../../src/site.schema';

/** For each notice, what the clinic or its lawyer must check before confirming it, in plain words. */
export const toConfirm: Readonly<Record<NoticeId, string>> = {
  'crisis-in-spanish': 'Have someone who speaks Spanish read the sentence about calling 988.',
  'good-faith-estimate':
    'Check that people without insurance get a written estimate within the times in the notice, and that the amount and the help line are still right.',
  'independent-review':
    'Check which plans the clinic accepts, and who regulates each: the section is for plans under California law.',
  'language-assistance':
    'Check that an interpreter can be called at no cost to the patient, and that these are the 15 languages most spoken in the state.',
  nondiscrimination:
    'Check who the coordinator is, how a complaint is handled, and the list of grounds, which courts keep changing. Enter the written procedure in law.documents.grievances.',
  'open-payments':
    'Check that the address of the federal database is right, and that the same notice hangs in the office.',
  'overdose-in-spanish':
    'With a clinician and someone who speaks Spanish, check that the steps say the same as those in English.',
  'privacy-practices':
    'Check every practice that it describes. This is a legal document in the clinic’s name, for a lawyer to finish; enter a printable version in law.documents.privacyPractices.',
  relay: 'Check that everyone who answers the phone knows what a relay call is.',
  'state-complaints': 'Check that the state’s complaints division still has this address.',
  'state-status': 'Check the address of the state’s list of programs in trouble, and that intake forms say the same.',
  'web-accessibility': 'Check the number of staff, and whether the dates have changed again.',
};
