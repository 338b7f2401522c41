import type { Message } from './fields';
import type { Answer } from './service';

/** The state of sending, as far as a form shows it. */
export interface SenderState {
  /** Whether a request is in flight. */
  readonly sending: boolean;
  /** Whether the button reads "Message Sent". */
  readonly sent: boolean;
  /** With `keepFailed`: the values of the latest message, if it could not be sent, until the next send starts. */
  readonly failed?: Message | undefined;
}

export interface Sender {
  /** Starts to send a form with these values; does nothing and returns false while another send is in flight. */
  start(form: HTMLFormElement, values: Message): boolean;
  state(): SenderState;
  /** Calls `listener` after each change of state; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** How long the button reads "Message Sent" after a success, in ms (specification sections 4 and 9). */
const sentLabelTime = 3000;
/** After this many ms without a response, a request counts as failed, so that the form is never blocked for good. */
const timeout = 20_000;

/** The latest send; resolves when it has succeeded or failed. */
let latestSend: Promise<void> = Promise.resolve();

/** Resolves once no send is in flight, so that the document can be left without losing a message. */
export function sendSettled(): Promise<void> {
  return latestSend;
}

function describeFailure(reason: unknown): Answer {
  if (typeof reason === 'string') return { status: 0, text: reason };
  if (reason instanceof Error) return { status: 0, text: reason.message };
  const { status = 0, text = '' } = (reason ?? {}) as Partial<Answer>;
  return { status, text };
}

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

  function change(next: Partial<SenderState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function succeed(answer: Answer) {
    console.log(answer.text);
    clearTimeout(labelTimer);
    labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);
    change({ sending: false, sent: true });
  }

  function fail(reason: unknown, values: Message) {
    const { status, text } = describeFailure(reason);
    console.error(`The message was not sent: ${status} ${text}`);
    change({ sending: false, failed: keepFailed ? values : undefined });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(form, values) {
      if (state.sending) return false;
      change({ sending: true, failed: undefined });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timedOut = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeout, `no answer within ${timeout / 1000} s`);
      });
      // In an async function, so that what the SDK throws synchronously is a failure like any other.
      const answer = (async () => post(form))();
      latestSend = Promise.race([answer, timedOut])
        .finally(() => clearTimeout(timer))
        .then(succeed, (reason) => fail(reason, values));
      return true;
    },
  };
}
