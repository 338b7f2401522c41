import { vi } from 'vitest';
import type { Answer } from '../../src/contact/service';

/** A request that the test settles. */
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
    /** The request with this index, counted in the order in which they started. */
    request(index: number): OpenRequest {
      const request = requests[index];
      if (!request) throw new Error(`Only ${requests.length} requests were started`);
      return request;
    },
  };
}

/** A form that throws on any read: the sender may only pass it to `post`. */
export const sealedForm = new Proxy({} as HTMLFormElement, {
  get(_, property) {
    throw new Error(`The sender read ${String(property)} of the form`);
  },
});
