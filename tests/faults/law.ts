import type { Fault } from './fault';

// biome-ignore format: a table, one fault an entry
export const law: readonly Fault[] = [
  { id: 'notices-say-source', rules: ['LAW-NOTICES'], file: 'src/components/Notices/Notices.tsx',
    what: 'Notices tell readers where they come from.', find: '<NoticeLinks notice={notice} law={law} />',
    replace: `<NoticeLinks notice={notice} law={law} />
      <p>Source: {notice.source}.</p>` },
  { id: 'notice-names-another-law', rules: ['LAW-NOTICES'], file: 'src/content/notices/costs.ts', what: 'The data of a notice names another law.',
    find: "source: '45 CFR 149.610'", replace: "source: '45 CFR 160.103'" },
  { id: 'good-faith-estimate-has-no-name', rules: ['LAW-NOTICES'], file: 'src/content/notices/costs.ts',
    what: 'The notice of the good faith estimate has another heading.',
    find: "heading: 'Your right to a good faith estimate'", replace: "heading: 'What care may cost you'" },
  { id: 'good-faith-estimate-leaves-out', rules: ['CONTENT-APPROVED'], file: 'src/content/notices/costs.ts',
    what: 'The good faith estimate leaves out from which amount a bill can be disputed.',
    find: 'If a bill is $400 or more above the estimate', replace: 'If a bill is above the estimate' },
  { id: 'notice-privacy-practices-leaves', rules: ['CONTENT-APPROVED'], file: 'src/content/notices/privacy-practices.ts',
    what: 'The Notice of Privacy Practices leaves out court cases against the patient.',
    find: 'in a civil, criminal, administrative, or legislative case', replace: 'in court' },
  { id: 'pages-show-every-notice-whatever', rules: ['LAW-CHOICE'], file: 'src/components/Notices/Notices.tsx',
    what: 'Pages show every notice, whatever the facts of the clinic.', find: '.filter((notice) => isShown(notice, law))', replace: '' },
  { id: 'notice-privacy-practices-part', rules: ['LAW-CHOICE'], file: 'src/content/notices/privacy-practices.ts',
    what: 'The Notice of Privacy Practices has the part on substance use records whether or not Part 2 applies.',
    find: '...(law.federallyAssisted ?', replace: '...(law.coveredEntity ?' },
  { id: 'footer-says-program-certified', rules: ['LAW-CHOICE'], file: 'src/layout/Footer.tsx',
    what: 'The footer says that the program is certified, whatever the state has given it.',
    find: '{stateStatement[law.stateStatus]}', replace: '{stateStatement.certified}' },
  { id: 'notice-links-official-page', rules: ['LAW-LINKS'], file: 'src/components/Notices/Notices.tsx',
    what: 'A notice links to an official page whose address is empty.', find: 'link && law.officialLinks[link.field] ?', replace: 'link ?' },
  { id: 'notices-never-link-official', rules: ['LAW-LINKS'], file: 'src/components/Notices/Notices.tsx',
    what: 'Notices never link to official pages.', find: '[...official, ...(text(law)', replace: '[...official.slice(1), ...(text(law)' },
  { id: 'line-armenian-marked-arabic', rules: ['LAW-LANGUAGES'], file: 'src/content/notices/language-assistance.ts',
    what: 'The line in Armenian is marked as Arabic.', find: "lang: 'hy'", replace: "lang: 'ar'" },
  { id: 'lines-other-languages-lose', rules: ['LAW-LANGUAGES'], file: 'src/components/Notices/Notices.tsx',
    what: 'Lines in other languages lose their direction.',
    find: '<li key={lang} lang={lang} dir={dir} className', replace: '<li key={lang} lang={lang} className' },
  { id: 'banner-leaves-out-who-reviewed', rules: ['LAW-REVIEW'], file: 'src/components/Banner/Banner.tsx',
    what: 'The banner leaves out who reviewed the page.', find: '<PageReview />', replace: '' },
  { id: 'page-shows-review-whatever', rules: ['LAW-REVIEW'], file: 'src/content/reviews.ts',
    what: 'A page shows its review whatever has changed since.', find: 'changedSinceReview.includes(pathname) ? undefined : reviews[pathname]',
    replace: "changedSinceReview.join(' ') === pathname ? undefined : reviews[pathname]" },
  { id: 'build-takes-every-review-text', rules: ['LAW-REVIEW'], file: 'tools/approved-text/reviewed.ts',
    what: 'The build takes every review for one of the text that the page has now.', find: '!== reviews[path]?.text', replace: '=== undefined' },
  { id: 'launch-check-only-asks-for-link', rules: ['LAW-LAUNCH'], file: 'tools/launch-check/law.ts',
    what: 'The launch check counts a link that the law asks for like any open question.', find: ', forbids: true }', replace: ' }' },
  { id: 'launch-check-counts-confirmation', rules: ['LAW-LAUNCH'], file: 'tools/launch-check/confirmations.ts',
    what: 'The launch check counts a confirmation of any age.', find: 'if (end && today <= yearOf(end))', replace: 'if (end)' },
  { id: 'launch-check-not-ask-owed-links', rules: ['LAW-LAUNCH'], file: 'tools/launch-check/law.ts',
    what: 'The launch check does not ask for owed links.', find: '!link?.owed ||', replace: 'link?.owed ||' },
  { id: 'launch-check-takes-no-fact', rules: ['LAW-FACTS'], file: 'tools/launch-check/care.ts',
    what: 'The launch check takes “no” for a fact that nobody entered.', find: '=== undefined)', replace: '=== false)' },
  { id: 'launch-check-overlooks-medicare', rules: ['LAW-FACTS'], file: 'src/site.contradictions.ts',
    what: 'The launch check overlooks Medicare without federal funds.',
    find: 'care.mediCal === true || care.medicare === true', replace: 'care.mediCal === true' },
  { id: 'launch-check-accepts-overdue', rules: ['LAW-LAUNCH'], file: 'tools/launch-check/reviews.ts',
    what: 'The launch check accepts overdue reviews.', find: 'today > due', replace: 'today < due' },
  { id: 'launch-check-overlooks-pages', rules: ['LAW-LAUNCH'], file: 'tools/launch-check/reviews.ts',
    what: 'The launch check overlooks pages that have changed since their review.', find: 'now !== text', replace: 'now === undefined' },
  { id: 'failure-notice-default', rules: ['OPTION-DEFAULT'], file: 'src/site.ts', what: 'The failure notice is on by default.',
    find: 'announceSendFailure: false,', replace: 'announceSendFailure: true,' },
  { id: 'corrected-cards-default', rules: ['OPTION-DEFAULT'], file: 'src/site.ts', what: 'The corrected cards are on by default.',
    find: 'correctedCards: false,', replace: 'correctedCards: true,' },
  { id: 'closed-clinic-answers-at-night', rules: ['OPTION-CLOSED'], file: 'src/content/home.ts',
    what: 'The home page says that a clinic answers which is closed at night.',
    find: '`We answer the phone ${hours}. Call `', replace: "'We answer day and night. Call '" },
  { id: 'failure-soon-after-success-not', rules: ['OPTION-ANNOUNCE'], file: 'src/contact/sender.ts',
    what: 'A failure soon after a success is not announced.',
    find: 'failed: keepFailed ? { values', replace: 'failed: keepFailed && !state.sent ? { values' },
  { id: 'failure-announced-outside-live', rules: ['OPTION-ANNOUNCE'], file: 'src/contact/ContactForm.tsx',
    what: 'A failure is announced outside the live region.', find: `<div aria-live="polite">
                {failed && (
                  <p key={String(failed.refused)} className={styles.failure}>
                    <RichText text={failed.refused ? sendFailed : sendUnknown} />
                  </p>
                )}`, replace: `{failed && (
                <p className={styles.failure}>
                  <RichText text={failed.refused ? sendFailed : sendUnknown} />
                </p>
              )}
              <div aria-live="polite">` },
  { id: 'form-takes-focus-restores-values', rules: ['OPTION-ANNOUNCE'], file: 'src/contact/ContactForm.tsx',
    what: 'The form takes the focus when it restores values.',
    find: 'if (formRef.current && failedValues) restore(formRef.current, failedValues);',
    replace: `if (formRef.current && failedValues) restore(formRef.current, failedValues);
    if (formRef.current && failedValues) controlOf(formRef.current, 'message').focus();` },
  { id: 'restored-values-overwrite-values', rules: ['OPTION-VALUES-RESTORED'], file: 'src/contact/form-values.ts',
    what: 'Restored values overwrite values typed during the send.', find: "if (control.value === '') control.value", replace: 'control.value' },
  { id: 'values-failed-message-stored', rules: ['OPTION-VALUES-RESTORED'], file: 'src/contact/sender.ts',
    what: 'The values of a failed message are stored.', find: 'change({ sending: false, failed',
    replace: `sessionStorage.setItem('message', values.message);
    change({ sending: false, failed` },
  { id: 'option-correct-cards-no-effect', rules: ['OPTION-CARDS'], file: 'src/content/cards.ts',
    what: 'The option to correct the cards has no effect.', find: '...(!corrected && mismatches[link.to])', replace: '...mismatches[link.to]' },
];
