import { vi } from 'vitest';
import type { Answer } from '../../src/contact/service';

/** One request that a test settles by hand. */
export interface OpenRequest {
  answer(answer: Answer): void;
  fail(reason: unknown): void;
}

/** A `post` for `createSender` that leaves every request open until the test settles it. */
export function controlledPost() {
  const requests: OpenRequest[] = [];
  const post = vi.fn(
    (_form: HTMLFormElement) =>
      new Promise<Answer>((answer, fail) => {
        requests.push({ answer, fail });
      }),
  );
  return {
    post,
    /** The request that was started as number `index`, beginning with 0. */
    request(index: number): OpenRequest {
      const request = requests[index];
      if (!request) throw new Error(`Only ${requests.length} requests were started`);
      return request;
    },
  };
}

/** A form whose content nobody may look at: the sender's only part is to hand it on. */
export const sealedForm = new Proxy({} as HTMLFormElement, {
  get(_, property) {
    throw new Error(`The sender looked at ${String(property)} of the form`);
  },
});
