import type { Message } from './fields';
import { hasValues, type WrittenForm } from './form-values';
import type { Answer } from './service';

/** A message that did not get through, as far as anybody knows. */
export interface FailedMessage {
  /** The values that were sent. */
  readonly values: Message;
  /** Whether it was refused for certain. Otherwise nobody answered, and it may have arrived. */
  readonly refused: boolean;
}

/** The state of sending, as far as a form shows it. */
export interface SenderState {
  /** Whether the form waits for an answer. */
  readonly sending: boolean;
  /** Whether the button reads "Message Sent". */
  readonly sent: boolean;
  /** With `keepFailed`: the latest message, if it failed, until the next send starts. */
  readonly failed?: FailedMessage | undefined;
}

export interface Sender {
  /** Starts to send a form with these values; does nothing and returns false while another send is in flight. */
  start(form: HTMLFormElement, values: Message): boolean;
  state(): SenderState;
  /** Calls `listener` after each change of state; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Resolves once the latest request has been answered, so that the document can be left without losing a message. */
  settled(): Promise<void>;
  /**
   * The form that the visitor saw last, also when it has left the page: a form that mounts takes over what is written in
   * it. It is in memory only, and gone with the document.
   */
  written: WrittenForm | undefined;
}

/** How long the button reads "Message Sent" after a success, in ms (specification sections 4 and 9). */
const sentLabelTime = 3000;
/** After this many ms without an answer, a request counts as failed, so that the form is never blocked for good. */
const timeout = 20_000;

/** What a request was rejected with, as an answer that can be logged. */
function answerIn(reason: unknown): Answer {
  if (typeof reason === 'string') return { status: 0, text: reason };
  if (reason instanceof Error) return { status: 0, text: reason.message };
  const { status = 0, text = '' } = (reason ?? {}) as Partial<Answer>;
  return { status, text };
}

/**
 * Whether a rejection means that the message is not with the service: the SDK's own errors are strings, thrown before it
 * sends anything, and a 4xx is the service's refusal. A lost connection or a gateway's 5xx may come after the message.
 */
const isRefusal = (reason: unknown, { status }: Answer) =>
  typeof reason === 'string' || (status >= 400 && status < 500);

/**
 * Creates a sender (specification section 4). It lives outside the form, so that a send in flight completes, and is
 * confirmed, when the visitor moves to another page. It logs what the service answered, never what the visitor wrote.
 * @param post starts the request; may reject with an answer, or throw
 * @param keepFailed whether the state keeps, in memory only, the values of a message that could not be sent. If not, a
 *   failure changes nothing that a form shows, as the specification wants it.
 */
export function createSender(
  post: (form: HTMLFormElement) => Promise<Answer>,
  { keepFailed = false }: { keepFailed?: boolean } = {},
): Sender {
  const listeners = new Set<() => void>();
  let state: SenderState = { sending: false, sent: false };
  let labelTimer: ReturnType<typeof setTimeout> | undefined;
  let latest: Promise<void> = Promise.resolve();

  function change(next: Partial<SenderState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const sender: Sender = {
    written: undefined,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => latest,
    start(form, values) {
      if (state.sending) return false;
      change({ sending: true, failed: undefined });

      function succeed(answer: Answer) {
        console.log(answer.text);
        clearTimeout(labelTimer);
        labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);
        // An answer after the timeout: what was restored has arrived, and is forgotten.
        const { written } = sender;
        if (written && hasValues(written.form, values)) written.form.reset();
        change({ ...(isLatest() && { sending: false, failed: undefined }), sent: true });
      }

      function fail(answer: Answer, refused: boolean) {
        console.error(`The message ${refused ? 'was not' : 'may not have been'} sent: ${answer.status} ${answer.text}`);
        if (isLatest()) change({ sending: false, failed: keepFailed ? { values, refused } : undefined });
      }

      const timer = setTimeout(fail, timeout, { status: 0, text: `no answer within ${timeout / 1000} s` }, false);
      // In an async function, so that what the SDK throws synchronously is a failure like any other.
      const request = (async () => post(form))()
        .finally(() => clearTimeout(timer))
        .then(succeed, (reason) => {
          const answer = answerIn(reason);
          fail(answer, isRefusal(reason, answer));
        });
      latest = request;
      const isLatest = () => latest === request;
      return true;
    },
  };
  return sender;
}
