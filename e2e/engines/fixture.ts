import { test as guarded } from '../support/test';
import type { Engine } from './engine';
import { kinds } from './kinds';

interface Engines {
  /** The engine with this name, started on first use and kept by the worker. @throws if it does not start */
  engineOf(name: string): Promise<Engine>;
}

const site = `http://localhost:${process.env.E2E_PORT ?? 4174}`;

/** The tests' own `test`, with engines; messages of earlier tests are cleared. */
export const engineTest = guarded.extend<Engines, { running: Map<string, Promise<Engine>> }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here, even for a fixture without dependencies.
    async ({}, use) => {
      const running = new Map<string, Promise<Engine>>();
      await use(running);
      // An engine that did not start has nothing to close, and its tests have already failed.
      for (const engine of running.values())
        await engine.then(
          (started) => started.close(),
          () => {},
        );
    },
    { scope: 'worker' },
  ],
  engineOf: async ({ running }, use) => {
    await use(async (name) => {
      const kind = kinds.find((candidate) => candidate.name === name);
      if (!kind) throw new Error(`There is no engine ${name}`);
      const started = running.get(name) ?? kind.launch(site);
      running.set(name, started);
      await (await started).messages();
      return started;
    });
  },
});
