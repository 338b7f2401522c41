import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Criteria, Fault, Informative, LibraryBehavior, Quote, Rule } from './declarations';
import type { Runner } from './runners';

/** One of the places where tests run, such as `unit` or `e2e`. */
export interface Layer {
  /** Its test files, by their paths relative to the project. All of them must have results. */
  readonly tests: RegExp;
  readonly runner: Runner;
  /** Whether its tests need what `build` makes. */
  readonly built?: boolean;
}

/** A command that builds the product, and its environment variables. */
export interface Build {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** What tests look at one by one, such as the pages of a site. The report says when a rule was seen on a part of them only. */
export interface Subjects {
  /** One of them, such as `page`. */
  readonly what: string;
  readonly names: readonly string[];
  /** The subject of a test, if it has one. */
  of(title: string): string | undefined;
  /** The command whose run sees all of them. */
  readonly all: string;
}

/** What the trace must know about a project. Paths are relative to the folder of the configuration file. */
export interface TraceConfig {
  /** The name of the project. */
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly informative: readonly Informative[];
  /** Headings of the specification's sections by their numbers, in order. */
  readonly sections: Readonly<Record<string, string>>;
  readonly files: {
    /** Those that hold the rules. */
    readonly rules: readonly string[];
    /** The numbers and fingerprints of the specification's sentences, written by `--specification FILE --accept`. */
    readonly sentences: string;
    /** The folder in which the faults are written. */
    readonly faults: string;
    /** The record of proofs. */
    readonly record: string;
    /** The folder of the modules that `fixture` of a rule names. */
    readonly fixtures: string;
  };
  /** By name, from the lowest to the highest. A result in a file of no layer belongs to the first with its report. */
  readonly layers: Readonly<Record<string, Layer>>;
  readonly faults: readonly Fault[];
  readonly library: readonly LibraryBehavior[];
  /** The rules that this project waives, by id, and why. Their tests may all be skipped. */
  readonly waivers: Readonly<Partial<Record<string, string>>>;
  /** The text of the product that shows a rule to be kept, which the report quotes. */
  readonly quotes: readonly Quote[];
  readonly subjects: Subjects;
  /** The report has a table of these criteria and their rules. */
  readonly criteria: Criteria;
  /** Builds what the tests of `built` layers need. @param files those of the tests to run; all of the layer if empty */
  build(files: readonly string[]): Build;
  /** Environment variables for all tests of `prove`, such as the path of a browser. */
  environment(): Readonly<Record<string, string>>;
  /** What a run was made with besides Node and the system, such as the version of the browser. */
  madeWith(): Readonly<Record<string, string>>;
}

/** A configuration, and the folder that it stands in. */
export type Project = TraceConfig & { readonly root: string };

/** Types a configuration file: `export default defineConfig({ … })`. */
export const defineConfig = (config: TraceConfig): TraceConfig => config;

/** Reads a configuration file. @throws if it cannot be imported */
export async function loadProject(file = 'trace.config.ts'): Promise<Project> {
  const path = resolve(file);
  const { default: config } = (await import(pathToFileURL(path).href)) as { default: TraceConfig };
  return { ...config, root: dirname(path) };
}
