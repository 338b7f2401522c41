import type { Answer } from './service';

/** What a form shows of sending: whether a request is under way, and whether the last success is still on the button. */
interface SenderState {
  readonly sending: boolean;
  readonly sent: boolean;
}

export interface Sender {
  /** Starts a send and returns true; returns false and does nothing while another is under way. */
  start(form: HTMLFormElement): boolean;
  state(): SenderState;
  /** Calls `listener` after each change of state, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** How long the button reads "Message Sent" after the latest success, in ms (specification sections 4 and 9). */
const sentLabelTime = 3000;
/** A request without an answer counts as failed after this many ms, so that the form is never blocked for good. */
const settleLimit = 20_000;

function describeFailure(reason: unknown): Answer {
  if (typeof reason === 'string') return { status: 0, text: reason };
  if (reason instanceof Error) return { status: 0, text: reason.message };
  const { status = 0, text = '' } = (reason ?? {}) as Partial<Answer>;
  return { status, text };
}

/**
 * Makes the one sender of the site. It lives outside the form, so that a send under way completes, and is confirmed,
 * when the visitor moves to another page. It logs what the service answered, never what the visitor wrote.
 * @param post starts the request; may reject with an answer, or throw
 */
export function createSender(post: (form: HTMLFormElement) => Promise<Answer>): Sender {
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

  /** The visitor sees nothing of a failure: that silence is the specification's (section 4). */
  function fail(reason: unknown) {
    const { status, text } = describeFailure(reason);
    console.error(`The message was not sent: ${status} ${text}`);
    change({ sending: false });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(form) {
      if (state.sending) return false;
      change({ sending: true });
      let limitTimer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<never>((_, reject) => {
        limitTimer = setTimeout(reject, settleLimit, `no answer within ${settleLimit / 1000} s`);
      });
      // `async`, so that what the SDK throws at once is a failure like any other.
      const answer = (async () => post(form))();
      Promise.race([answer, limit])
        .finally(() => clearTimeout(limitTimer))
        .then(succeed, fail);
      return true;
    },
  };
}
