import { vi } from 'vitest';
import { createSender } from '../../src/contact/sender';
import { controlledPost, sealedForm } from './controlled-post';
import { goodMessage } from './messages';

/** Advances the fake timers. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A sender with one request in flight, for tests with fake timers. */
export function startedSender() {
  const { post, request } = controlledPost();
  const sender = createSender(post);
  const send = () => sender.start(sealedForm, goodMessage);
  const started = send();
  return {
    sender,
    post,
    /** What `start` returned for the first request. */
    started,
    send,
    /** Answers the request with this index with status 200. */
    succeed(index = 0) {
      request(index).answer({ status: 200, text: 'OK' });
      return pass(0);
    },
    /** Rejects the request with this index. */
    fail(index = 0) {
      request(index).fail({ status: 500, text: '' });
      return pass(0);
    },
  };
}
