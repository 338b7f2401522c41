import { site } from '../site';
import { askBeforeLeaving } from './ask-before-leaving';
import { forget, restore } from './draft';
import { postForm } from './service';
import { createSubmissionStore } from './submission';

/** The submission store that all pages share, so that a request continues when the visitor moves to another page. */
export const siteSubmissions = createSubmissionStore((form) => askBeforeLeaving(postForm(form)), {
  onDelivered: forget,
  onFailed: site.options.announceSendFailure ? restore : undefined,
});
