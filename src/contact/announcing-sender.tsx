import type { ReactNode } from 'react';
import { controlOf } from './controls';
import { FailureNote } from './FailureNote';
import { fields, type Message } from './fields';
import { createSender, type Sender } from './sender';
import type { Answer } from './service';

/** A sender as a form knows it: `note` stands above the form's button. The specification's sender has none. */
export interface FormSender extends Sender {
  readonly note?: ReactNode;
}

/** One send: the words that went out, and whether the service took them. */
interface Attempt {
  readonly words: Message;
  accepted: boolean;
}

/** The values as they are sent, which is trimmed. Not by FormData, which would write line ends in another way. */
function wordsIn(form: HTMLFormElement): Message {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name).value])) as Message;
}

/**
 * Makes a sender that tells the visitor when a send failed and gives the words back: the departure
 * `announceSendFailure` from specification section 4. The words are kept in memory alone, until the next send starts.
 * @param post as for `createSender`
 */
export function createAnnouncingSender(post: (form: HTMLFormElement) => Promise<Answer>): FormSender {
  let current: Attempt | undefined;
  let failed: Message | undefined;
  const sender = createSender(async (form) => {
    const attempt: Attempt = { words: wordsIn(form), accepted: false };
    current = attempt;
    const answer = await post(form);
    // The sender's own state cannot tell: "Message Sent" may still stand there from an earlier success.
    attempt.accepted = true;
    return answer;
  });
  // The first to listen, so that every form finds the words already in place.
  sender.subscribe(() => {
    failed = sender.state().sending || current?.accepted ? undefined : current?.words;
  });
  return { ...sender, note: <FailureNote subscribe={sender.subscribe} words={() => failed} /> };
}
