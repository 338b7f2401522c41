import { site } from '../site';
import { usPhone } from '../us-phone';

/**
 * Returns a text line. iPhones and Android phones both accept `?&` before the body; of `?` and `&` alone, each is reported to
 * lose the body, or to put it into the number, on some phones.
 * @param body the text that the phone's program offers to send
 */
const textLine = (display: string, number: string, body?: string) => ({
  display,
  href: `sms:${number}${body ? `?&body=${encodeURIComponent(body)}` : ''}`,
});

/** Every phone number and text line of the site, each with what its link shows and the address that the link opens. */
export const phones = {
  clinic: site.phone,
  second: site.secondPhone,
  county: site.countyLine,
  '911': { display: '911', href: 'tel:911' },
  text911: textLine('text\u00a0911', '911'),
  '988': { display: '988', href: 'tel:988' },
  text988: textLine('text\u00a0988', '988'),
  ayuda988: textLine('text\u00a0AYUDA to\u00a0988', '988', 'AYUDA'),
  /** The same in Spanish. */
  ayuda: textLine('AYUDA al\u00a0988', '988', 'AYUDA'),
  samhsa: usPhone('1-800-662-4357'),
  poison: usPhone('1-800-222-1222'),
  domesticViolence: usPhone('1-800-799-7233'),
  /** The same, for people who cannot speak freely. */
  textDomesticViolence: textLine('text\u00a0START to\u00a088788', '88788', 'START'),
  /** The National Maternal Mental Health Hotline. */
  maternal: usPhone('1-833-852-6262'),
  /** The National Sexual Assault Hotline, run by RAINN. */
  rainn: usPhone('1-800-656-4673'),
  /** The California Youth Crisis Line: calls and texts, from ages 12 to 24 and from their parents, day and night. */
  youthCrisis: usPhone('1-800-843-5200'),
  /** SafeSpot stays on the phone with people who use drugs alone. */
  safeSpot: usPhone('1-800-972-0590'),
  /** The Intervention Program of the California Board of Registered Nursing, day and night. */
  nursingIntervention: usPhone('1-800-522-9198'),
  /** The National Alliance on Mental Illness, on weekdays. */
  nami: usPhone('1-800-950-6264'),
  /** This and the next two: meetings for families of people who drink or use drugs. */
  alAnon: usPhone('1-888-425-2666'),
  narAnon: usPhone('1-800-477-6291'),
  familiesAnonymous: usPhone('1-800-736-9805'),
  /** The relay service for people who are deaf, hard of hearing, or have a speech disability. */
  relay: { display: '711', href: 'tel:711' },
  /** The federal help desk for good faith estimates and surprise bills. */
  medicalBills: usPhone('1-800-985-3059'),
  /** The Help Center of the California Department of Managed Health Care. */
  managedHealthCare: usPhone('1-888-466-2219'),
  /** The California Department of Insurance. */
  insuranceDepartment: usPhone('1-800-927-4357'),
  /** The Office for Civil Rights of the US Department of Health and Human Services. */
  civilRights: usPhone('1-800-368-1019'),
  /** The same office, for callers with a text telephone. */
  civilRightsTdd: usPhone('1-800-537-7697'),
  coveredCalifornia: usPhone('1-800-300-1506'),
  /** The California Civil Rights Department, for rights at work and elsewhere. */
  civilRightsDepartment: usPhone('1-800-884-1684'),
  /** The California Department of Rehabilitation, which helps people with a disability to find work. */
  rehabilitation: usPhone('1-800-952-5544'),
  jobCenters: usPhone('1-877-872-5627'),
  /** The State Department of Health Care Services, for complaints about programs and counselors. */
  stateComplaints: usPhone('1-877-685-8333'),
  /** The board that licenses doctors. */
  medicalBoard: usPhone('1-800-633-2322'),
  /** The board that licenses most therapists. */
  behavioralSciences: usPhone('1-916-574-7830'),
  /** The board that licenses psychologists. */
  psychology: usPhone('1-866-503-3221'),
} as const;

/** The keys of the phone numbers and text lines to which content can link. */
export type PhoneKey = keyof typeof phones;
