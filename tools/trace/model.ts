import type { Project } from './config';
import type { Fault, LibraryBehavior, Quote, Reference, Rule } from './declarations';
import type { ProofRecord, RunStamp, TestResult } from './records';

/** A line of a file. The first line is 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The fixture that a rule names. */
export interface Fixture {
  readonly file: string;
  /** The name of the export. */
  readonly name: string;
  /** The rows that name the rule, or the whole value if none does, converted to JSON. */
  readonly value: unknown;
  /** Whether `value` has only rows that name the rule. */
  readonly own: boolean;
}

/** Input that the trace copies unchanged. */
interface Given extends Pick<Project, 'title' | 'sections' | 'files' | 'informative' | 'decisions'> {
  /** Whether the working tree has no uncommitted changes. */
  readonly committed: boolean;
}

export interface TraceInput
  extends Given,
    Pick<Project, 'rules' | 'subjects' | 'library' | 'waivers' | 'faults' | 'quotes' | 'criteria'> {
  /** The names of the layers, from the lowest to the highest. */
  readonly layers: readonly string[];
  /** The place of each rule in the source, by rule id. */
  readonly places: Readonly<Record<string, Place>>;
  /** The sentences of the specification by place, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The fixtures that rules name, by rule id. */
  readonly fixtures: Readonly<Record<string, Fixture>>;
  /** How often the `find` of each fault occurs in its file, by fault id. A fault applies only if this is 1. */
  readonly occurrences: Readonly<Record<string, number>>;
  readonly proofs: ProofRecord;
  readonly results: readonly TestResult[];
  /** All test files of the project. They show whether a run omitted some. */
  readonly testFiles: readonly string[];
  /** The stamp of the last complete run; undefined if there was none. */
  readonly run: RunStamp | undefined;
  /** A stamp of the current state. */
  readonly now: RunStamp;
}

/** A problem that the trace found. Any problem fails the trace. */
export interface Problem {
  readonly kind: string;
  readonly message: string;
  readonly file: string;
  /** Undefined if the problem concerns the whole file. */
  readonly line: number | undefined;
  /** The id of the rule that it concerns. */
  readonly rule: string | undefined;
}

/** One `test` call, and the tests that it created: one or several, such as one for each row of a table. */
export interface TestCall extends Pick<TestResult, 'layer' | 'file' | 'line' | 'tags'> {
  readonly tests: readonly TestResult[];
}

/** The state of a rule in one of the layers in which it requires a test. */
export interface LayerState {
  readonly layer: string;
  readonly tests: number;
  /** How many of these were skipped. */
  readonly skipped: number;
  readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
}

/** One rule with its tests, results and faults. */
export interface Row {
  readonly rule: Rule;
  readonly section: string;
  readonly place: Place | undefined;
  /** The places of its sentences, and their wording if the document was given. */
  readonly sentences: readonly { readonly place: string; readonly text: string | undefined }[];
  /** What the project decides about its sentences. */
  readonly decisions: readonly string[];
  readonly layers: readonly LayerState[];
  readonly calls: readonly TestCall[];
  readonly quotes: readonly Quote[];
  readonly fixture: Fixture | undefined;
  /** Its faults, each with the file of the test on record that detected it. */
  readonly faults: readonly (Fault & { readonly detected: string | undefined })[];
  readonly library: LibraryBehavior | undefined;
  /** `partial`: some of its tests did not run on this machine. `pinned`: only a library implements the rule. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'partial' | 'pinned' | 'passed';
}

/** The number of tests by outcome. */
export type Outcomes = Readonly<Record<TestResult['outcome'], number>>;

/** One criterion of another document, with the results of its tests. */
export interface Criterion {
  readonly name: string;
  /** Why it has no test. */
  readonly reason: string | undefined;
  readonly tests: readonly (Reference & { readonly outcomes: Outcomes })[];
}

/** The tests that were skipped for one reason, such as a missing browser, by rule or subject. */
export interface Gap {
  readonly reason: string;
  readonly tests: Readonly<Record<string, number>>;
}

export interface Trace extends Given {
  /** When the last complete run ended; undefined if there was none. */
  readonly date: string | undefined;
  readonly madeWith: Readonly<Record<string, string>>;
  /** Whether the specification was given, so that the report can quote it. */
  readonly quotesSpecification: boolean;
  readonly commit: string;
  /** Whether the results come from a complete run of the current working tree. */
  readonly current: boolean;
  readonly totals: {
    readonly rules: Readonly<Record<Row['result'] | 'all', number>>;
    readonly tests: Outcomes & { readonly all: number };
    /** `detected` counts the faults with a proof for each of their rules. */
    readonly faults: Readonly<Record<'all' | 'detected', number>>;
  };
  /** The tests without a rule, by subject. */
  readonly subjects: readonly { readonly name: string; readonly description: string; readonly outcomes: Outcomes }[];
  readonly criteria: { readonly title: string; readonly rows: readonly Criterion[] };
  /** The tests that were skipped with a reason, by reason. Omits tests of waived rules. */
  readonly notCovered: readonly Gap[];
  /** The rules that the project waives. */
  readonly waivers: readonly { readonly id: string; readonly reason: string }[];
  /** The faults that cannot be injected, because their `find` does not occur exactly once. Omits those whose rules are all waived. */
  readonly moved: readonly Fault[];
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
}
