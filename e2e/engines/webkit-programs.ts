import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/preview/listen';
import { timeout } from './engine';

/** Returns a function that ends a program, which also ends when the test process exits. */
function stopperOf(program: ChildProcess): () => void {
  const stop = () => void program.kill();
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}

/** Starts a virtual X server on the first free display number. @throws if it does not start */
export async function startScreen(): Promise<{ readonly display: string; stop(): void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = stopperOf(server);
  const number = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (bytes) => resolve(String(bytes).trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb did not start: exit code ${code}`)));
  });
  return { display: `:${number}`, stop };
}

/** Starts WebKit's driver for browsers on a display. @throws if it does not respond */
export async function startDriver(display: string, home: string): Promise<{ readonly address: string; stop(): void }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      WAYLAND_DISPLAY: undefined,
      GDK_BACKEND: 'x11',
      HOME: home,
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = stopperOf(driver);
  const address = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + timeout; Date.now() < until; ) {
    const answered = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (answered) return { address, stop };
    await pause(50);
  }
  stop();
  throw new Error('WebKitWebDriver did not respond');
}
