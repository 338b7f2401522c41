import { site } from '../site';
import { askBeforeLeaving } from './ask-before-leaving';
import { isWritten } from './form-values';
import { createSender } from './sender';
import { postForm } from './service';

/** The submission store of the whole site, so that a send continues when the visitor moves to another page. */
export const siteSender = createSender((form) => askBeforeLeaving(postForm(form)), {
  keepFailed: site.options.announceSendFailure,
});

/** Whether the visitor has unsent text, which would be lost with the document. */
export const hasDraft = (): boolean => siteSender.written !== undefined && isWritten(siteSender.written.form);
