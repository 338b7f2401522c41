import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { defaultOrigin, path } from '../../spec/email-call';

/** A request as the e-mail service got it, its body parsed. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly entries: readonly (readonly [name: string, value: FormDataEntryValue])[];
}

/** How the service behaves: an answer, or a connection that drops. */
export type Behavior = { readonly status: number; readonly text: string } | 'drop';

let received: ReceivedCall[] = [];
let behavior: Behavior = { status: 200, text: 'OK' };
let gate: Promise<void> | undefined;

const worker = setupWorker(
  http.all(defaultOrigin + path, async ({ request }) => {
    const form = await request.formData();
    const { method, url, headers } = request;
    received.push({ method, url, contentType: headers.get('content-type'), entries: [...form.entries()] });
    const answer = behavior;
    await gate;
    return answer === 'drop' ? HttpResponse.error() : new HttpResponse(answer.text, { status: answer.status });
  }),
);

/** The e-mail service as component tests see it: MSW answers on the network, so the real SDK runs. */
export const mailService = {
  async listen(): Promise<void> {
    await worker.start({
      quiet: true,
      // Anything that leaves this server and is not the one call is an error; the test runner's own files are not.
      onUnhandledRequest(request, print) {
        if (new URL(request.url).origin !== window.location.origin) print.error();
      },
    });
  },
  close: () => worker.stop(),
  reset() {
    received = [];
    behavior = { status: 200, text: 'OK' };
    gate = undefined;
  },
  /** Every call since the test began, in order. */
  calls: (): readonly ReceivedCall[] => received,
  /** Sets how the calls from now on end. */
  behave(next: Behavior) {
    behavior = next;
  },
  /** Holds answers back from now on, until the returned function lets them go. */
  holdAnswers(): () => void {
    let release: () => void = () => {};
    gate = new Promise((done) => {
      release = done;
    });
    return release;
  },
};
