import { setTimeout as wait } from 'node:timers/promises';
import type { PageSession } from './bare-chromium';
import type { Asked } from './page-metrics';

/** A request of a page, as the browser's network layer saw it. */
export interface LoggedRequest extends Asked {
  readonly isScript: boolean;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
  /** Bytes as they came over the wire, head and compressed body; 0 while it is on its way. */
  bytes: number;
  done: boolean;
}

/** The requests of a page that went out to the network. */
export interface RequestLog {
  /** Each request so far, the same object each time it is asked for. */
  all(): readonly LoggedRequest[];
  /** Waits until nothing has been on its way for so long; gives up after a limit. Milliseconds. */
  still(quiet: number, limit: number): Promise<void>;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/** The file of the innermost call that has one. */
function fileOf(stack: Stack | undefined): string | undefined {
  return stack && (stack.callFrames.find(({ url }) => url)?.url ?? fileOf(stack.parent));
}

/** Notes every request of a page from now on. What stands in the page itself (`data:`) or in a cache is none. */
export async function logRequests(session: PageSession): Promise<RequestLog> {
  const requests = new Map<string, LoggedRequest>();
  let changed = performance.now();
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes, done: true });
    changed = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator, wallTime }) => {
    if (url.startsWith('data:')) return;
    const asker = initiator.url ?? fileOf(initiator.stack);
    const began = wallTime * 1000;
    requests.set(requestId, { url, initiator: asker, isScript: type === 'Script', began, bytes: 0, done: false });
    changed = performance.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');

  const all = () => [...requests.values()];
  return {
    all,
    async still(quiet, limit) {
      const until = performance.now() + limit;
      const isStill = () => performance.now() - changed >= quiet && all().every(({ done }) => done);
      while (!isStill() && performance.now() < until) await wait(50);
    },
  };
}
