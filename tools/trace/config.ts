import type { Criteria, Decision, Fault, Informative, LibraryBehavior, Quote, Rule } from './declarations';
import type { Runner } from './runners';

/** A layer in which tests run, such as `unit` or `e2e`. */
export interface Layer {
  /** Matches the paths of its test files, relative to the project. Each such file must have results. */
  readonly tests: RegExp;
  readonly runner: Runner;
}

/** The trace's configuration for a project. Paths are relative to the folder of the configuration file. */
export interface TraceConfig {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly informative: readonly Informative[];
  readonly decisions: readonly Decision[];
  /** The subjects that a test without a rule names, with their descriptions. */
  readonly subjects: Readonly<Record<string, string>>;
  /** Headings of the specification's sections by their numbers, in order. */
  readonly sections: Readonly<Record<string, string>>;
  readonly files: {
    readonly rules: string;
    /** The places and fingerprints of the specification's sentences. `--specification FILE --accept` writes this file. */
    readonly sentences: string;
    /** The folder of the faults and of the record of proofs. */
    readonly faults: string;
    readonly record: string;
    /** The folder of the product's source, in which `prove` looks for quotes. */
    readonly product: string;
  };
  /** Layers by name, from the lowest to the highest. Test files that match no layer belong to the first layer with their report. */
  readonly layers: Readonly<Record<string, Layer>>;
  /** The files with the tables whose rows make the tests of a file, by that file. A title ends with `: ` and the wording of the row. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly Fault[];
  readonly library: readonly LibraryBehavior[];
  /** Why this project waives rules, by rule id. All tests of a waived rule may be skipped. */
  readonly waivers: Readonly<Partial<Record<string, string>>>;
  readonly quotes: readonly Quote[];
  readonly criteria: Criteria;
  /** Environment variables for all tests of `prove`, such as the path of a browser. */
  environment(): Readonly<Record<string, string>>;
  /** Returns the versions of software that a run depends on, such as the browser. The trace adds Node and the system. */
  madeWith(): Promise<Readonly<Record<string, string>>>;
}

/** A configuration, and the folder of its file. */
export type Project = TraceConfig & { readonly root: string };
