/** What several pages say about the doctor, and about coming with a prescribed medicine. */
import type { CareFacts, Site } from '../../site.schema';
import { yesOrNoHere } from './care';

/** Says what the doctor of a clinic with these facts does. Empty if no doctor practices there. */
export function doctorOf({ law, care, opioidMedicines }: Pick<Site, 'law' | 'care' | 'opioidMedicines'>): string {
  if (!law.physiciansOnStaff) return '';
  const prescribesNothing =
    care.prescribesPsychiatricMedicines === false &&
    care.prescribesForAlcohol === false &&
    opioidMedicines.length === 0;
  return `Our doctor clears you for recreation activities${prescribesNothing ? ', and doesn’t prescribe medicines' : ''}.`;
}

/** Says whether people who take methadone or buprenorphine can come. */
export const onMethadone = (facts: CareFacts): string =>
  yesOrNoHere(
    facts.welcomesPrescribedMedicines,
    'whether you can come on methadone or buprenorphine',
    'You can come on methadone or buprenorphine.',
    'If you take methadone or buprenorphine, tell us, and don’t stop it to get in.',
  );
