import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';

/** A page's end of Chromium's DevTools protocol. */
export type PageSession = Pick<CDPSession, 'send' | 'on'>;

/** A browser of which only those parts of the DevTools protocol are on that a measurement turns on. */
export interface BareChromium {
  /** The browser's name and version, as it tells them. */
  readonly version: string;
  /** Opens an empty page with nothing kept from any other; `close` forgets it. */
  newPage(): Promise<{ readonly session: PageSession; close(): Promise<unknown> }>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, string>;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
  readonly sessionId?: string;
}

/** Speaks the protocol over two pipes: JSON, each message ended by a zero. */
function connect(output: Writable, input: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  const events = new EventEmitter();
  let last = 0;
  let received = '';
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (received + chunk).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
      else events.emit(`${answer.sessionId} ${answer.method}`, answer.params);
    }
  });
  const send = (method: string, params = {}, sessionId?: string) =>
    new Promise<Record<string, string>>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result = {}, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  return { send, events };
}

/**
 * Starts Chromium for measurements. Test drivers turn on the protocol's Runtime domain in every page; with it, Chromium
 * notes a place in the code for each error that a script makes, even one that is never thrown, and parses React a second
 * time for it. That is 60 to 100 ms of a slowed-down processor which no visitor spends.
 */
export async function launchBareChromium(): Promise<BareChromium> {
  const program = ensureBrowser();
  const { args = [] } = chromiumLaunch();
  const profile = await mkdtemp(join(tmpdir(), 'clinic-site-bench-'));
  const own = ['--remote-debugging-pipe', '--headless', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(program, [...args, ...own], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const { send, events } = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const { product = 'Chromium' } = await send('Browser.getVersion');

  return {
    version: product.replace('/', ' '),
    async newPage() {
      const context = await send('Target.createBrowserContext');
      const target = await send('Target.createTarget', { url: 'about:blank', ...context });
      const { sessionId = '' } = await send('Target.attachToTarget', { ...target, flatten: true });
      // The protocol's types are the driver's: what is sent and heard is the same.
      const session = {
        send: (method: string, params?: object) => send(method, params, sessionId),
        on: (event: string, listener: (params: unknown) => void) => events.on(`${sessionId} ${event}`, listener),
      } as unknown as PageSession;
      return { session, close: () => send('Target.disposeBrowserContext', context) };
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      // Told, not killed: what a system starts as Chromium may be a script, which would end and leave the browser running.
      send('Browser.close').catch(() => {});
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
