import { site } from '../site';
import { askBeforeLeaving } from './ask-before-leaving';
import { isWritten } from './form-values';
import { postForm } from './service';
import { createSubmissionStore } from './submission';

/** The submission store that all pages share, so that a request continues when the visitor moves to another page. */
export const siteSubmissions = createSubmissionStore((form) => askBeforeLeaving(postForm(form)), {
  keepFailed: site.options.announceSendFailure,
});

/** Whether the visitor has unsent text, which would be lost with the document. */
export const hasDraft = (): boolean => siteSubmissions.written !== undefined && isWritten(siteSubmissions.written.form);
