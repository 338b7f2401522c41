/**
 * The sentences that a new law, a changed drug supply, or a deadline can make false. `npm run launch-check` lists those that
 * are due. Nothing that ships imports this file.
 */
import type { RoutePath } from '../paths';

/** A sentence that can become false, and when to look at it again. Days are year-month-day. */
export interface DatedFact {
  /** The pages that say it. */
  readonly pages: readonly RoutePath[];
  /** A phrase of the sentence, as it stands on those pages. */
  readonly says: string;
  /** Where it comes from: body, title, and date or section. */
  readonly source: string;
  /** The day on which we last compared the sentence with the source. */
  readonly checked: string;
  /** When to look again. The day of `checked` if a clinician has yet to approve the sentence. */
  readonly lookAgain: string;
  /** Who must look. */
  readonly who: 'clinician' | 'lawyer' | 'web person';
}

const checked = '2026-11-27';

// biome-ignore format: a table, one fact per entry
export const datedFacts: readonly DatedFact[] = [
  // Costs and coverage
  { pages: ['/insurance'], says: 'adults without papers can’t newly sign up for full Medi-Cal', checked, lookAgain: '2027-07-01', who: 'lawyer',
    source: 'California Welfare and Institutions Code 14007.8, in force since January 1, 2026; dental care since July 1, 2026' },
  { pages: ['/insurance'], says: 'only the state has paid for your Medi-Cal since October 2026', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'Department of Health Care Services, changes for non-citizens from October 1, 2026, under Public Law 119-21, section 71109' },
  { pages: ['/insurance'], says: 'From July 2027, many people aged 19 to 59 in these two groups must pay $30 a month', checked, lookAgain: '2027-06-01', who: 'lawyer',
    source: 'California Welfare and Institutions Code 14007.8: no sooner than July 1, 2027' },
  { pages: ['/insurance'], says: '80 hours of work, school, or volunteering a month, or $580 of income', checked, lookAgain: '2027-01-04', who: 'web person',
    source: 'Department of Health Care Services, work rules from January 1, 2027, under Public Law 119-21, section 71119' },
  { pages: ['/insurance'], says: 'From 2027, many adults under 65 must renew twice a year', checked, lookAgain: '2027-01-04', who: 'web person',
    source: 'Public Law 119-21, section 71107; for late renewals, 42 CFR 435.916' },
  { pages: ['/insurance'], says: 'Desde enero de 2027, muchos adultos menores de 65 años', checked, lookAgain: '2027-01-04', who: 'web person',
    source: 'The sources of the same sentences in English, above: change both together' },
  { pages: ['/insurance'], says: 'Sign-up for private plans ends that day', checked: '2026-11-28', lookAgain: '2026-12-15', who: 'web person',
    source: '45 CFR 155.410 as changed in June 2025: no later than December 31. Confirm with Covered California; after that day, remove the section' },
  { pages: ['/insurance'], says: 'it may pay bills from the 3 months before', checked: '2026-11-28', lookAgain: '2027-01-02', who: 'lawyer',
    source: 'Public Law 119-21, section 71112: applications from January 1, 2027. Then change the sentence, in Spanish as well' },
  { pages: ['/insurance'], says: 'Hasta el 31 de diciembre de 2026', checked: '2026-11-28', lookAgain: '2027-01-02', who: 'web person',
    source: 'The sources of the same sentences in English, above: change both together' },
  { pages: ['/insurance'], says: 'you have 90 days from that day to send what was missing', checked: '2026-11-28', lookAgain: '2027-01-04', who: 'lawyer',
    source: 'California Welfare and Institutions Code 14005.37(i); Department of Health Care Services, changes for immigrants. The same in Spanish, there and on the home page' },
  { pages: ['/insurance'], says: 'Nor can some people with papers', checked: '2026-11-28', lookAgain: '2027-07-01', who: 'lawyer',
    source: 'Department of Health Care Services, changes for immigrants from January 1, 2026' },
  { pages: ['/insurance'], says: 'within 10 business days', checked: '2026-11-28', lookAgain: '2027-11-28', who: 'lawyer',
    source: 'California Health and Safety Code 1367.03 and Insurance Code 10133.54, as changed by SB 221 (2021)' },
  { pages: ['/insurance'], says: 'California hospitals must offer it to many people who earn up to 4 times the federal poverty level', checked, lookAgain: '2027-11-27', who: 'lawyer',
    source: 'California Health and Safety Code 127400 to 127446; Attorney General, June 14, 2022' },
  { pages: ['/insurance'], says: 'most plans can’t be stricter about mental health and substance use care', checked, lookAgain: '2027-05-27', who: 'lawyer',
    source: 'Mental Health Parity and Addiction Equity Act, 45 CFR 146.136; California Health and Safety Code 1374.72' },
  { pages: ['/insurance'], says: 'A parent’s plan can usually cover you until you turn 26', checked, lookAgain: '2027-11-27', who: 'lawyer', source: '45 CFR 147.120' },
  { pages: ['/treatment'], says: 'Recovery Incentives', checked, lookAgain: '2027-01-04', who: 'clinician',
    source: 'Department of Health Care Services, Recovery Incentives: authorized until December 31, 2026, unless renewed' },
  { pages: ['/treatment'], says: 'the FDA has approved no medicine', checked, lookAgain: '2027-05-27', who: 'clinician',
    source: 'Food and Drug Administration, approved drugs: none for stimulant use disorder' },

  // Rights
  { pages: ['/family-therapy'], says: 'since 2026, bipolar I disorder with psychosis', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'CARE Act, California Welfare and Institutions Code 5970 to 5987, as changed by SB 27 (2025)' },
  { pages: ['/bipolar-disorder'], says: 'If it’s bipolar I with psychosis, relatives can ask a court', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'The same law as on /family-therapy' },
  { pages: ['/family-therapy'], says: 'or a severe substance use disorder, leaves the person unable to meet basic needs', checked, lookAgain: '2027-11-27', who: 'lawyer',
    source: 'California Welfare and Institutions Code 5008 and 5150, as changed by SB 43 (2023)' },
  { pages: ['/contact', '/opioid'], says: 'people can often get counseling from age 12, and buprenorphine from a doctor from age 16', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'California Family Code 6924 and 6929; AB 816 (2023), in force since January 1, 2024' },
  { pages: ['/jobs'], says: 'State Disability Insurance may replace part of your wage', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'California Unemployment Insurance Code 2626' },
  { pages: ['/jobs'], says: 'Employers with 25 or more', checked, lookAgain: '2027-11-27', who: 'lawyer', source: 'California Labor Code 1025' },
  { pages: ['/jobs'], says: 'Registered nurses can call the Intervention Program of their board', checked, lookAgain: '2027-05-27', who: 'lawyer',
    source: 'California Business and Professions Code 2770 to 2770.14; the programs of other boards differ' },
  { pages: ['/privacy'], says: 'a positive drug test at birth isn’t enough by itself for a report of child abuse', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'California Penal Code 11165.13' },
  { pages: ['/privacy'], says: 'the federal government may see some of them', checked, lookAgain: '2027-02-01', who: 'lawyer',
    source: 'Sharing of Medicaid records with immigration authorities, before the courts since 2025; Civil Code 56.05 as changed by SB 81 (2025)' },
  { pages: ['/privacy'], says: 'the plan must send mail about mental health or substance use to you, in your name', checked, lookAgain: '2027-11-27', who: 'lawyer',
    source: 'California Civil Code 56.107' },
  { pages: ['/anger-disorder'], says: 'ask a court to have guns taken away for a time', checked, lookAgain: '2027-11-27', who: 'lawyer',
    source: 'California Penal Code 18100 to 18205' },
  { pages: ['/acute-stress-disorder'], says: 'The hospital may have to tell the police', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'California Penal Code 11160 and 13823.95' },
  { pages: ['/treatment'], says: 'we’ll help you look for', checked, lookAgain: '2027-05-27', who: 'lawyer',
    source: 'California Health and Safety Code 11834.28 has duties for licensed facilities; confirm what certified programs must offer or arrange' },

  // Care in a crisis, and medicines
  { pages: ['/contact'], says: 'press 2', checked, lookAgain: '2027-05-27', who: 'web person',
    source: '988 Suicide and Crisis Lifeline: its options, texts and languages' },
  { pages: ['/contact'], says: 'takes calls and texts, day and night, from people aged 12 to 24', checked: '2026-11-28', lookAgain: '2027-11-28', who: 'web person',
    source: 'California Coalition for Youth, California Youth Crisis Line' },
  { pages: ['/contact'], says: 'After 3 or more days without it, your old dose can be too much', checked: '2026-11-28', lookAgain: '2026-11-28', who: 'clinician',
    source: 'Australian and Canadian guidance on missed doses of methadone; we could not confirm the practice in the US' },
  { pages: ['/contact'], says: 'may give you up to 3 days’ supply', checked: '2026-11-28', lookAgain: '2027-11-28', who: 'clinician',
    source: '21 CFR 1306.07(b), as changed by 88 FR 53377, in force since August 8, 2023' },
  { pages: ['/ptsd'], says: 'press 1 for the Veterans Crisis Line', checked, lookAgain: '2027-05-27', who: 'web person',
    source: '988 Suicide and Crisis Lifeline: its options' },
  { pages: ['/depression'], says: 'National Maternal Mental Health Hotline', checked, lookAgain: '2027-05-27', who: 'web person',
    source: 'Health Resources and Services Administration, which pays for the hotline' },
  { pages: ['/depression'], says: 'Having them doesn’t mean that you’ll act on them', checked, lookAgain: checked, who: 'clinician',
    source: 'Cedars-Sinai, intrusive thoughts after birth' },
  { pages: ['/depression'], says: 'a parent wants to act on frightening thoughts, or the thoughts begin to seem right', checked, lookAgain: checked, who: 'clinician',
    source: 'Cedars-Sinai, intrusive thoughts after birth' },
  { pages: ['/depression', '/anxiety', '/panic-disorder', '/acute-stress-disorder', '/adhd', '/bipolar-disorder', '/ptsd', '/schizoaffective', '/schizophrenia'],
    says: 'Thoughts of suicide, even without a plan?', checked, lookAgain: checked, who: 'clinician', source: '988 Suicide and Crisis Lifeline' },
  { pages: ['/acute-stress-disorder', '/ptsd'], says: 'has to start within 72 hours', checked, lookAgain: '2027-11-27', who: 'clinician',
    source: 'Centers for Disease Control and Prevention, HIV prevention after exposure, May 2025' },
  { pages: ['/bipolar-disorder'], says: 'call the prescriber right away about any rash', checked: '2026-11-28', lookAgain: '2026-11-28', who: 'clinician',
    source: 'Food and Drug Administration, label of lamotrigine (boxed warning)' },
  { pages: ['/bipolar-disorder'], says: 'Valproate can harm a baby in the womb', checked: '2026-11-28', lookAgain: '2026-11-28', who: 'clinician',
    source: 'Food and Drug Administration, label of valproate (boxed warning)' },
  { pages: ['/depression', '/anxiety', '/ptsd'], says: 'Tonight, if you’re safe', checked: '2026-11-28', lookAgain: '2026-11-28', who: 'clinician',
    source: 'Our own wording: small tasks, sleep, one person' },
  { pages: ['/schizoaffective', '/schizophrenia'], says: 'see a doctor the same day for a fever, a sore throat, chest pain, or a painful belly', checked, lookAgain: checked, who: 'clinician',
    source: 'Food and Drug Administration, label of clozapine; January 28, 2020 (bowel); no REMS since June 2025' },

  // Substances and crisis
  { pages: ['/alcohol', '/cocaine', '/fentanyl', '/heroin', '/kratom', '/mdma', '/meth', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/xanax', '/substance-abuse'],
    says: 'in good faith for a drug overdose protects both of you from charges', checked, lookAgain: '2027-01-15', who: 'lawyer', source: 'California Health and Safety Code 11376.5' },
  { pages: ['/crisis-intervention'], says: 'la ley los protege a los dos de cargos', checked, lookAgain: '2027-01-15', who: 'lawyer', source: 'The same law as in English on the substance pages: change both together' },
  { pages: ['/alcohol'], says: 'You’re protected from charges for buying, drinking, or having alcohol', checked, lookAgain: '2027-01-15', who: 'lawyer', source: 'California Business and Professions Code 25667' },
  { pages: ['/alcohol', '/opioid', '/xanax', '/substance-abuse', '/crisis-intervention', '/insurance'], says: 'An emergency room must see you, even without insurance, papers, or money', checked, lookAgain: '2027-11-27', who: 'lawyer', source: 'Emergency Medical Treatment and Labor Act, 42 U.S.C. 1395dd' },
  { pages: ['/alcohol', '/opioid', '/xanax', '/substance-abuse', '/crisis-intervention'], says: 'ask the hospital for financial assistance', checked, lookAgain: '2027-11-27', who: 'lawyer', source: 'California Health and Safety Code 127400 to 127446; Attorney General, June 14, 2022' },
  { pages: ['/kratom'], says: 'it’s illegal to sell or make kratom for consumption in the state, and it says the same of 7-OH', checked, lookAgain: '2027-01-15', who: 'lawyer',
    source: 'California Department of Public Health, October 24, 2025. The DEA gave notice on concentrated 7-OH on July 1, 2026; we could not confirm an order, so the page names no schedule' },
  { pages: ['/kratom'], says: 'Deaths in Los Angeles County have been linked to 7-OH', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Los Angeles County Department of Public Health, September 12 and October 10, 2025' },
  { pages: ['/kratom'], says: 'The FDA hasn’t approved either for any use', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Food and Drug Administration, statements on kratom and 7-OH' },
  { pages: ['/fentanyl'], says: 'xylazine and medetomidine are now found in it here, too', checked, lookAgain: '2027-02-27', who: 'clinician', source: 'Food and Drug Administration, June 2025, on medetomidine in the illegal supply, California included' },
  { pages: ['/fentanyl'], says: 'which medetomidine can cause', checked, lookAgain: '2027-02-27', who: 'clinician', source: 'Centers for Disease Control and Prevention, MMWR, May 1, 2025' },
  { pages: ['/fentanyl'], says: 'they miss other strong opioids, such as nitazenes and orphines', checked, lookAgain: '2027-02-27', who: 'clinician', source: 'Harm Reduction Journal, studies of fentanyl test strips, 2023 and later' },
  { pages: ['/fentanyl'], says: 'Meth, MDMA, lidocaine, and diphenhydramine can make a strip show fentanyl', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Harm Reduction Journal, 2023, on false positives of fentanyl test strips' },
  { pages: ['/xanax'], says: 'stronger sedatives such as bromazolam', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Centers for Disease Control and Prevention, MMWR, January 2024' },
  { pages: ['/cocaine', '/kratom'], says: 'No medicine is', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Food and Drug Administration, approved drugs: none for these disorders' },
  { pages: ['/meth'], says: 'There is no FDA-approved medicine for meth addiction', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Food and Drug Administration, approved drugs: none for stimulant use disorder' },
  { pages: ['/mdma'], says: 'MDMA is not an approved treatment for any condition', checked, lookAgain: '2027-05-27', who: 'clinician', source: 'Food and Drug Administration, decision of August 2024 on MDMA-assisted therapy' },
  { pages: ['/opiate', '/opioid', '/oxycodone', '/prescriptions'], says: 'gabapentin', checked, lookAgain: '2027-11-27', who: 'clinician', source: 'Food and Drug Administration, safety communication of December 19, 2019' },
  { pages: ['/opiate'], says: 'Children under 12 must not take it', checked, lookAgain: '2027-11-27', who: 'clinician', source: 'Food and Drug Administration, labels of codeine, April 20, 2017' },
  { pages: ['/fentanyl', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/substance-abuse'], says: 'expect to be sent to an emergency room even then', checked, lookAgain: '2027-11-27', who: 'clinician', source: 'Case series on methadone in children, PMID 15961014' },
  { pages: ['/opioid'], says: 'comes from opioid treatment programs only', checked, lookAgain: '2027-05-27', who: 'lawyer', source: '42 CFR part 8' },
  { pages: ['/opioid', '/treatment'], says: 'after 3 or more days, the old dose can be too much', checked: '2026-11-28', lookAgain: '2026-11-28', who: 'clinician', source: 'Australian and Canadian guidance on missed methadone; confirm what programs in California do' },
  { pages: ['/opioid'], says: 'up to 3 days’ supply', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'lawyer', source: '21 CFR 1306.07(b), 88 FR 53377, in force since August 8, 2023; California Health and Safety Code 11158' },
  { pages: ['/opioid'], says: 'Ask whether you can start by phone or video', checked: '2026-11-28', lookAgain: '2027-01-15', who: 'clinician', source: 'Federal rule on starting buprenorphine by phone or video, which we could not confirm' },
  { pages: ['/alcohol'], says: 'or a swollen belly with a fever', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'clinician', source: 'National Health Service (UK), cirrhosis' },
  { pages: ['/alcohol', '/cocaine', '/fentanyl', '/heroin', '/kratom', '/mdma', '/meth', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/xanax', '/substance-abuse'],
    says: 'Don’t leave someone who isn’t breathing to look for it', checked, lookAgain: '2027-11-27', who: 'clinician', source: 'American Heart Association, lay-rescuer algorithm for opioid emergencies; ASAM patient guide, 2025' },
  { pages: ['/alcohol', '/cocaine', '/fentanyl', '/heroin', '/kratom', '/mdma', '/meth', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/xanax', '/substance-abuse'],
    says: 'Send someone for a nearby defibrillator (AED)', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'clinician', source: 'American Heart Association, steps for lay rescuers' },
  { pages: ['/crisis-intervention'], says: 'Mande a alguien por un desfibrilador (AED)', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'clinician', source: 'The same steps as in English on /substance-abuse: change both together' },
  { pages: ['/alcohol', '/cocaine', '/fentanyl', '/heroin', '/kratom', '/mdma', '/meth', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/xanax', '/substance-abuse'],
    says: 'Naloxone is safe for children', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'clinician', source: 'American Academy of Pediatrics, AAP News, July 2023' },
  { pages: ['/alcohol', '/meth', '/anger-disorder', '/acute-stress-disorder', '/ptsd', '/family-therapy', '/crisis-intervention'],
    says: 'text START to 88788', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'web person', source: 'Office for Victims of Crime, page on the National Domestic Violence Hotline' },
  { pages: ['/', '/crisis-intervention'], says: 'línea de crisis para jóvenes', checked: '2026-11-28', lookAgain: '2027-11-27', who: 'web person', source: 'California Youth Crisis Line: calls and texts, day and night, from ages 12 to 24 and their parents' },
  { pages: ['/cocaine', '/fentanyl', '/heroin', '/kratom', '/mdma', '/meth', '/opiate', '/opioid', '/oxycodone', '/prescriptions', '/xanax'], says: 'SafeSpot, which stays on the phone', checked, lookAgain: '2027-05-27', who: 'web person', source: 'Massachusetts Substance Use Helpline, page on SafeSpot, 2025: call the number' },
  { pages: ['/alcohol', '/opioid', '/prescriptions'], says: 'unless you agree or the law makes us', checked, lookAgain: '2027-05-27', who: 'lawyer', source: 'California Business and Professions Code and the boards’ programs; see /jobs' },
  { pages: ['/crisis-intervention'], says: 'the law may make us warn that person and the police', checked, lookAgain: '2027-05-27', who: 'lawyer', source: 'California Civil Code 43.92; 42 CFR Part 2 on what we may say' },
  { pages: ['/', '/insurance'], says: 'tiene 90 días desde ese día para entregar lo que falta', checked: '2026-11-28', lookAgain: '2027-01-04', who: 'web person', source: 'California Welfare and Institutions Code 14005.37(i) and 14007.8; Department of Health Care Services: the same as on /insurance' },
  { pages: ['/', '/crisis-intervention'], says: 'la ley de California lo protege como información médica', checked, lookAgain: '2027-01-15', who: 'lawyer', source: 'California Civil Code 56.05, as changed by SB 81, September 20, 2025' },
  { pages: ['/', '/contact', '/crisis-intervention'], says: 'y oprima 2', checked, lookAgain: '2027-05-27', who: 'web person', source: '988 Suicide and Crisis Lifeline, options in Spanish' },
];
