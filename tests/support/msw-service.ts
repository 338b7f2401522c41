import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { defaultOrigin, path } from '../../spec/email';
import { answerTo } from '../../tools/mail/answer';

/** A request that the e-mail service received, its body parsed. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly entries: readonly (readonly [name: string, value: FormDataEntryValue])[];
}

/** An answer in place of the usual one, or a dropped connection. */
type Behavior = { readonly status: number; readonly text: string } | 'drop';

/** The account of component tests (vitest.config.ts). */
const account = {
  service_id: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  template_id: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  user_id: import.meta.env.VITE_EMAILJS_USER_ID ?? '',
};

let received: ReceivedCall[] = [];
let behavior: Behavior | undefined;
let gate: Promise<void> | undefined;

const worker = setupWorker(
  http.all(defaultOrigin + path, async ({ request }) => {
    const form = await request.formData();
    const { method, url, headers } = request;
    const entries = [...form.entries()];
    received.push({ method, url, contentType: headers.get('content-type'), entries });
    const answer = behavior ?? answerTo(entries, account);
    await gate;
    return answer === 'drop' ? HttpResponse.error() : new HttpResponse(answer.text, { status: answer.status });
  }),
);

/** The mock e-mail service of component tests: MSW intercepts the request, so the real SDK runs. */
export const mailService = {
  async listen(): Promise<void> {
    await worker.start({
      quiet: true,
      // An unhandled request is an error, except to the page's own origin, from which the test runner loads its files.
      onUnhandledRequest(request, print) {
        if (new URL(request.url).origin !== window.location.origin) print.error();
      },
    });
  },
  close: () => worker.stop(),
  reset() {
    received = [];
    behavior = undefined;
    gate = undefined;
  },
  /** Every call since the test started, in order. */
  calls: (): readonly ReceivedCall[] => received,
  /** Sets the outcome of the following calls. */
  behave(next: Behavior) {
    behavior = next;
  },
  /** Delays all answers until the returned function is called. */
  holdAnswers(): () => void {
    let release: () => void = () => {};
    gate = new Promise((done) => (release = done));
    return release;
  },
};
