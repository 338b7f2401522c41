import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  Accessibility,
  Equivalent,
  Fault,
  Informative,
  LibraryBehavior,
  ManualCheck,
  MutatedFile,
  Rule,
} from './declarations';
import type { Runner } from './runners';

/** What all tests of a kind rest on. A change of it makes their proofs stale. */
export interface Setup {
  /** Configuration and set-up files, each by its own text. */
  readonly setup?: readonly string[];
  /** Packages, by their locked versions. */
  readonly packages?: readonly string[];
}

/** One of the places where tests run, such as `unit` or `e2e`. */
export interface Layer extends Setup {
  /** What the report calls it. */
  readonly title: string;
  /** Its test files, by their paths relative to the project. All of them must have results. */
  readonly tests: RegExp;
  readonly runner: Runner;
  /** Whether its tests need what `build` makes. */
  readonly built?: boolean;
}

/** Mutation testing with Stryker, which runs Vitest. */
export interface Mutation extends Setup {
  /** The layer of the tests that must kill the mutants. */
  readonly layer: string;
  readonly files: readonly MutatedFile[];
  readonly equivalents: readonly Equivalent[];
  /** The configuration of Vitest; its reporter writes `vitestReport`. */
  readonly vitestConfig: string;
  readonly vitestReport: string;
  /** Stryker's JSON report. */
  readonly strykerReport: string;
  /** Environment variables for both, such as the tests to run. */
  env?(file: MutatedFile): Readonly<Record<string, string>>;
}

/** What the trace must know about a project. Paths are relative to the folder of the configuration file. */
export interface TraceConfig {
  /** The name of the project. */
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly informative?: readonly Informative[];
  /** Headings of the specification's sections by their numbers, in order. */
  readonly sections: Readonly<Record<string, string>>;
  readonly files: {
    readonly rules: string;
    readonly lock: string;
    /** The record of proofs. */
    readonly record: string;
    /** The folder of the modules that fixtures name; by default the project's own. */
    readonly fixtures?: string;
  };
  /** By name, from the lowest to the highest. A result in a file of no layer belongs to the first with its report. */
  readonly layers: Readonly<Record<string, Layer>>;
  readonly faults: readonly Fault[];
  readonly mutation?: Mutation;
  readonly library?: readonly LibraryBehavior[];
  readonly manualChecks?: readonly ManualCheck[];
  /** If given, the trace also writes an accessibility conformance report. */
  readonly accessibility?: Accessibility;
  /** The product: what tests import from it is not part of the tests. */
  readonly product: RegExp;
  /**
   * The contract's data, modules that import nothing. A fault in one of these files is a fixture mutation; proofs rest on
   * the exported values that their tests import, entry by entry.
   */
  readonly data?: RegExp;
  /** How to build what the tests of `built` layers need. A fault in a file of `notBuilt` needs no new build. */
  readonly build?: { readonly command: readonly string[]; readonly output: string; readonly notBuilt: RegExp };
  /** Text files in which tests report what they covered on this machine, such as which browsers they ran in. */
  readonly coverage?: readonly string[];
  /** Environment variables for all tests of `prove`, such as the path of a browser. */
  environment?(): Readonly<Record<string, string>>;
  /** Whether a stale or missing proof fails the trace, as by default; otherwise it is reported as a warning. */
  readonly staleProofsFail?: boolean;
}

/** A configuration with its defaults, and the folder that it stands in. */
export interface Project extends TraceConfig {
  readonly data: RegExp;
  readonly staleProofsFail: boolean;
  readonly root: string;
  readonly files: Required<TraceConfig['files']>;
}

/** Types a configuration file: `export default defineConfig({ … })`. */
export const defineConfig = (config: TraceConfig): TraceConfig => config;

/** Reads a configuration file. @throws if it cannot be imported */
export async function loadProject(file = 'trace.config.ts'): Promise<Project> {
  const path = resolve(file);
  const { default: config } = (await import(pathToFileURL(path).href)) as { default: TraceConfig };
  const files = { fixtures: '.', ...config.files };
  return { data: /(?!)/, staleProofsFail: true, ...config, files, root: dirname(path) };
}
