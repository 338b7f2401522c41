import { fault } from './fault';

export const law = [
  fault('notices-say-source', 'LAW-NOTICES~3')`Notices tell readers where they come from.
    src/components/Notices/Notices.tsx
      <NoticeLinks notice={notice} law={law} />
    +       <p>Source: {notice.source}.</p>`,
  fault('notice-names-another-law', 'LAW-NOTICES~3')`The data of a notice names another law.
    src/content/notices/costs.ts
    - source: '45 CFR 149.610'
    + source: '45 CFR 160.103'`,
  fault('good-faith-estimate-has-no-name', 'LAW-NOTICES~3')`
    The notice of the good faith estimate has another heading.
    src/content/notices/costs.ts
    - heading: 'Your right to a good faith estimate'
    + heading: 'What care may cost you'`,
  fault('good-faith-estimate-leaves-out', 'CONTENT-APPROVED~1')`
    The good faith estimate leaves out from which amount a bill can be disputed.
    src/content/notices/costs.ts
    - If a bill is $400 or more above the estimate
    + If a bill is above the estimate`,
  fault('notice-privacy-practices-leaves', 'CONTENT-APPROVED~1')`
    The Notice of Privacy Practices leaves out court cases against the patient.
    src/content/notices/privacy-practices.ts
    - in a civil, criminal, administrative, or legislative case
    + in court`,
  fault('pages-show-every-notice-whatever', 'LAW-CHOICE~1')`Pages show every notice, whatever the facts of the clinic.
    src/components/Notices/Notices.tsx
    - .filter((notice) => isShown(notice, law))`,
  fault('notice-privacy-practices-part', 'LAW-CHOICE~1')`
    The Notice of Privacy Practices has the part on substance use records whether or not Part 2 applies.
    src/content/notices/privacy-practices.ts
    - ...(law.federallyAssisted ?
    + ...(law.coveredEntity ?`,
  fault('footer-says-program-certified', 'LAW-CHOICE~1')`
    The footer says that the program is certified, whatever the state has given it.
    src/layout/Footer.tsx
    - {stateStatement[law.stateStatus]}
    + {stateStatement.certified}`,
  fault('notice-links-official-page', 'LAW-LINKS~1')`A notice links to an official page whose address is empty.
    src/components/Notices/Notices.tsx
    - link && law.officialLinks[link.field] ?
    + link ?`,
  fault('notices-never-link-official', 'LAW-LINKS~1')`Notices never link to official pages.
    src/components/Notices/Notices.tsx
    - [...official, ...(text(law)
    + [...official.slice(1), ...(text(law)`,
  fault('line-armenian-marked-arabic', 'LAW-LANGUAGES~1')`The line in Armenian is marked as Arabic.
    src/content/notices/language-assistance.ts
    - lang: 'hy'
    + lang: 'ar'`,
  fault('lines-other-languages-lose', 'LAW-LANGUAGES~1')`Lines in other languages lose their direction.
    src/components/Notices/Notices.tsx
    - <li key={lang} lang={lang} dir={dir} className
    + <li key={lang} lang={lang} className`,
  fault('banner-leaves-out-who-reviewed', 'LAW-REVIEW~2')`The banner leaves out who reviewed the page.
    src/components/Banner/Banner.tsx
    - <PageReview />`,
  fault('page-shows-review-whatever', 'LAW-REVIEW~2')`A page shows its review whatever has changed since.
    src/content/reviews.ts
    - changedSinceReview.includes(pathname) ? undefined : reviews[pathname]
    + changedSinceReview.join(' ') === pathname ? undefined : reviews[pathname]`,
  fault('build-takes-every-review-text', 'LAW-REVIEW~2')`
    The build takes every review for one of the text that the page has now.
    tools/approved-text/reviewed.ts
    - !== reviews[path]?.text
    + === undefined`,
  fault('launch-check-counts-confirmation', 'LAW-LAUNCH~2')`The launch check counts a confirmation of any age.
    tools/launch-check/confirmations.ts
    - if (end && today <= yearOf(end))
    + if (end)`,
  fault('launch-check-not-ask-owed-links', 'LAW-LAUNCH~2')`The launch check does not ask for owed links.
    tools/launch-check/law.ts
    - !link?.owed ||
    + link?.owed ||`,
  fault('launch-check-takes-no-fact', 'LAW-FACTS~1')`The launch check takes “no” for a fact that nobody entered.
    tools/launch-check/care.ts
    - === undefined)
    + === false)`,
  fault('launch-check-overlooks-medicare', 'LAW-FACTS~1')`The launch check overlooks Medicare without federal funds.
    tools/launch-check/care.ts
    - care.mediCal === true || care.medicare === true
    + care.mediCal === true`,
  fault('launch-check-accepts-overdue', 'LAW-LAUNCH~2')`The launch check accepts overdue reviews.
    tools/launch-check/reviews.ts
    - today > due
    + today < due`,
  fault('launch-check-overlooks-pages', 'LAW-LAUNCH~2')`
    The launch check overlooks pages that have changed since their review.
    tools/launch-check/reviews.ts
    - now !== undefined && now !== text
    + now === undefined`,
  fault('failure-notice-default', 'OPTION-DEFAULT~2')`The failure notice is on by default.
    src/site.ts
    - announceSendFailure: false,
    + announceSendFailure: true,`,
  fault('corrected-cards-default', 'OPTION-DEFAULT~2')`The corrected cards are on by default.
    src/site.ts
    - correctedCards: false,
    + correctedCards: true,`,
  fault(
    'closed-clinic-answers-at-night',
    'OPTION-CLOSED~1',
  )`The home page says that a clinic answers which is closed at night.
    src/content/home.ts
    - \`We answer the phone \${hours}. Call \`
    + 'We answer day and night. Call '`,
  fault('failure-soon-after-success-not', 'OPTION-ANNOUNCE~2')`A failure soon after a success is not announced.
    src/contact/sender.ts
    - failed: keepFailed ? { values
    + failed: keepFailed && !state.sent ? { values`,
  fault('failure-announced-outside-live', 'OPTION-ANNOUNCE~2')`A failure is announced outside the live region.
    src/contact/ContactForm.tsx
    - <div aria-live="polite">
    -                 {failed && (
    -                   <p key={String(failed.refused)} className={styles.failure}>
    -                     <RichText text={failed.refused ? sendFailed : sendUnknown} />
    -                   </p>
    -                 )}
    + {failed && (
    +                 <p className={styles.failure}>
    +                   <RichText text={failed.refused ? sendFailed : sendUnknown} />
    +                 </p>
    +               )}
    +               <div aria-live="polite">`,
  fault('form-takes-focus-restores-values', 'OPTION-ANNOUNCE~2')`The form takes the focus when it restores values.
    src/contact/ContactForm.tsx
      if (formRef.current && failedValues) restore(formRef.current, failedValues);
    +     if (formRef.current && failedValues) controlOf(formRef.current, 'message').focus();`,
  fault('restored-values-overwrite-values', 'OPTION-VALUES-RESTORED~1')`
    Restored values overwrite values typed during the send.
    src/contact/form-values.ts
    - if (control.value === '') control.value
    + control.value`,
  fault('values-failed-message-stored', 'OPTION-VALUES-RESTORED~1')`The values of a failed message are stored.
    src/contact/sender.ts
    - change({ sending: false, failed
    + sessionStorage.setItem('message', values.message);
    +     change({ sending: false, failed`,
  fault('option-correct-cards-no-effect', 'OPTION-CARDS~1')`The option to correct the cards has no effect.
    src/content/cards.ts
    - ...(!corrected && mismatches[link.to])
    + ...mismatches[link.to]`,
];
