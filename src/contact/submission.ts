import type { Message } from './fields';
import type { Answer } from './service';

export interface SubmissionState {
  /** Whether a request is in flight and has not timed out. */
  readonly sending: boolean;
  /** Whether the button reads "Message Sent". */
  readonly sent: boolean;
  /** Whether the latest message has arrived. */
  readonly arrived?: boolean | undefined;
  /** With `onFailed`: whether it is certain that the latest message did not arrive. The next send or a late success clears it. */
  readonly failed?: 'refused' | 'unknown' | undefined;
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

type Listener = (values: Message) => void;

/** How long the button reads "Message Sent" after a success, in ms (specification sections 4 and 9). */
const sentLabelTime = 3000;
/** How long to wait for an answer, in ms. After that, the request counts as failed, so that it cannot block the form forever. */
const timeout = 20_000;

/** Returns the reason for a rejection as an answer. */
function answerIn(reason: unknown): Answer {
  if (typeof reason === 'string') return { status: 0, text: reason };
  if (reason instanceof Error) return { status: 0, text: reason.message };
  const { status = 0, text = '' } = (reason ?? {}) as Partial<Answer>;
  return { status, text };
}

/**
 * Whether a rejection means that the service does not have the message. The SDK throws strings before it sends anything,
 * and a 4xx status is a refusal. After a lost connection or a gateway's 5xx, the message may have arrived.
 */
const isRefusal = (reason: unknown, { status }: Answer) =>
  typeof reason === 'string' || (status >= 400 && status < 500);

/**
 * Creates a submission store (specification section 4). It outlives the form, so that a request in flight completes, and
 * its success is shown, after the visitor moves to another page. It logs the service's answer, never what the visitor wrote.
 * @param post starts the request; may reject with an answer, or throw
 * @param onDelivered called with the values of each message that has arrived, even after its request has timed out
 * @param onFailed called once with the values of a message that failed. Without it, the state does not tell failures, so the
 *   form shows nothing after a failure, as the specification requires.
 */
export function createSubmissionStore(
  post: (form: HTMLFormElement) => Promise<Answer>,
  { onDelivered, onFailed }: { onDelivered?: Listener | undefined; onFailed?: Listener | undefined } = {},
) {
  const listeners = new Set<() => void>();
  let state: SubmissionState = { sending: false, sent: false };
  let labelTimer: ReturnType<typeof setTimeout> | undefined;
  let latest: Promise<void> = Promise.resolve();

  function change(next: Partial<SubmissionState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves once the latest request has ended. Before that, leaving the document would cancel the request. */
    settled: () => latest,
    /** Starts sending a form. `values` are its values. While `sending` is true, does nothing. */
    start(form: HTMLFormElement, values: Message) {
      if (state.sending) return;
      change({ sending: true, failed: undefined, arrived: undefined });

      function succeed(answer: Answer) {
        console.log(answer.text);
        clearTimeout(labelTimer);
        labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);
        onDelivered?.(values);
        change({ ...(isLatest() && { sending: false, failed: undefined, arrived: true }), sent: true });
      }

      function fail(answer: Answer, refused: boolean) {
        console.error(`The message ${refused ? 'was not' : 'may not have been'} sent: ${answer.status} ${answer.text}`);
        if (!isLatest()) return;
        const isFirst = state.sending;
        change({ sending: false, failed: onFailed && (refused ? 'refused' : 'unknown') });
        // After the timeout, the visitor may have deleted the values.
        if (isFirst) onFailed?.(values);
      }

      const timer = setTimeout(fail, timeout, { status: 0, text: `no answer within ${timeout / 1000} s` }, false);
      // The async function turns an error that the SDK throws synchronously into a rejection.
      const request = (async () => post(form))()
        .finally(() => clearTimeout(timer))
        .then(succeed, (reason) => {
          const answer = answerIn(reason);
          fail(answer, isRefusal(reason, answer));
        });
      latest = request;
      const isLatest = () => latest === request;
    },
  };
}
