import type { Project } from './config';
import type { Fault, LibraryBehavior, Rule } from './declarations';
import type { ProofRecord, RunStamp, TestResult } from './records';

/** A line of a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** What the trace takes over as it is. */
interface Given extends Pick<Project, 'title' | 'sections' | 'files' | 'informative' | 'criteria'> {
  /** Whether the working tree has no uncommitted changes. */
  readonly committed: boolean;
}

export interface TraceInput extends Given, Pick<Project, 'rules' | 'library' | 'leftRules' | 'faults'> {
  /** Names of the layers, from the lowest to the highest. */
  readonly layers: readonly string[];
  /** Where each rule is written, by its id. */
  readonly places: Readonly<Record<string, Place>>;
  /** The specification's sentences by place, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  /** How often the text that a fault replaces occurs in its file, by the fault's id: once, or the fault does not apply. */
  readonly occurrences: Readonly<Record<string, number>>;
  readonly proofs: ProofRecord;
  readonly results: readonly TestResult[];
  /** Every test file of the project, which reveals files that a run left out. */
  readonly testFiles: readonly string[];
  /** What the last complete run saved; undefined if there was none. */
  readonly run: RunStamp | undefined;
  /** The same, computed now. */
  readonly now: RunStamp;
}

/** A problem found by the trace. Any problem fails it. */
export interface Problem {
  readonly kind: string;
  readonly message: string;
  readonly file: string;
  /** From 1; undefined if the problem concerns the whole file. */
  readonly line: number | undefined;
  /** Id of the rule that it concerns. */
  readonly rule: string | undefined;
}

/** One `test` call and the tests that it created: often one, or one for each entry of a table. */
export interface TestCall extends Pick<TestResult, 'layer' | 'file' | 'line' | 'tags'> {
  readonly tests: readonly TestResult[];
}

/** The state of a rule in one of the layers that it requires. */
export interface LayerState {
  readonly layer: string;
  readonly tests: number;
  /** How many of them were skipped. */
  readonly skipped: number;
  readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
}

/** One rule with its tests, results and faults. */
export interface Row {
  readonly rule: Rule;
  readonly place: Place | undefined;
  /** The sentences that it comes from: their places, and their texts if the document was given. */
  readonly sentences: readonly { readonly place: string; readonly text: string | undefined }[];
  readonly layers: readonly LayerState[];
  readonly calls: readonly TestCall[];
  /** The views in which a test of the rule passed. */
  readonly views: readonly string[];
  /** Its faults, and what is on record: the test that noticed each, as `file [view] > title`. */
  readonly faults: readonly (Fault & { readonly noticed: string | undefined })[];
  readonly library: LibraryBehavior | undefined;
  /** `partial` if some of its tests did not run on this machine; `pinned` if only a library keeps it. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'partial' | 'pinned' | 'passed';
}

/** Something that the machine lacks, and the tests that were skipped for that reason, by rule and layer. */
export interface Gap {
  readonly reason: string;
  readonly rules: readonly { readonly id: string; readonly layer: string; readonly tests: number }[];
}

export interface Trace extends Given {
  /** When the run ended; undefined if there was none. */
  readonly date: string | undefined;
  readonly commit: string;
  /** Whether the results come from a complete run on the working tree as it is now. */
  readonly current: boolean;
  readonly totals: {
    readonly rules: Readonly<Record<Row['result'] | 'all', number>>;
    readonly tests: Readonly<Record<TestResult['outcome'] | 'all' | 'meta', number>>;
    /** All faults, and those of which each rule has a test that noticed them. */
    readonly faults: Readonly<Record<'all' | 'noticed', number>>;
  };
  /** What the run did not cover. */
  readonly notCovered: readonly Gap[];
  /** The rules that the project has left on purpose. */
  readonly leftRules: readonly { readonly id: string; readonly because: string }[];
  /** The faults whose text is no longer in their file, so that they cannot be injected. */
  readonly moved: readonly Fault[];
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
}
