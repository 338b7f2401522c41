import { test as guarded } from '../support/test';
import type { Engine } from './engine';
import { kinds } from './kinds';

interface Engines {
  /** The engine of that name, started when first asked for and kept by the worker. Throws when it does not start. */
  engineOf(name: string): Promise<Engine>;
}

const site = `http://localhost:${process.env.E2E_PORT ?? 4174}`;

/** The guarded test, with engines; each is given without messages of the test before. */
export const engineTest = guarded.extend<Engines, { running: Map<string, Promise<Engine>> }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here, also of a fixture that needs no other.
    async ({}, use) => {
      const running = new Map<string, Promise<Engine>>();
      await use(running);
      // One that never started has nothing to close, and has failed its tests already.
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
