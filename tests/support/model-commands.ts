import type fc from 'fast-check';
import { replay } from './seed';

/** The real page, paired with its model. */
interface Driver {
  /** Compares the page with the model. */
  check(): void;
}

/**
 * Makes a function that builds named commands; each acts on model and page, then compares the two.
 * @param defaultCheck when a command without its own condition may run
 */
export function commandBuilder<Model extends object, Real extends Driver>(
  defaultCheck: (model: Readonly<Model>) => boolean = () => true,
) {
  type Command = fc.AsyncCommand<Model, Real>;
  return (name: string, act: Command['run'], check: Command['check'] = defaultCheck): Command => ({
    check,
    toString: () => name,
    async run(model, driver) {
      await act(model, driver);
      driver.check();
    },
  });
}

/** For `fc.commands`: long sequences, and those of an earlier run when it is replayed. */
export const sequencesOf = (maxCommands: number) => ({ maxCommands, size: 'max', ...replay }) as const;
