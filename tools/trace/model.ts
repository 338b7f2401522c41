import type { Criteria, Fault, Informative, LibraryBehavior, Rule } from './declarations';
import type { ProofRecord, RuleLock, RunStamp, TestResult } from './records';

/** What the report calls things, in the order in which it shows them. */
export interface Names {
  /** The name of the project. */
  readonly title: string;
  /** Headings of the specification's sections by number. */
  readonly sections: Readonly<Record<string, string>>;
  /** Titles of the layers by name, from the lowest to the highest. */
  readonly layers: Readonly<Record<string, string>>;
}

export interface TraceInput extends Names {
  readonly rules: readonly Rule[];
  readonly informative: readonly Informative[];
  readonly files: Readonly<Record<'lock' | 'faults' | 'fixtures', string>>;
  readonly lock: RuleLock;
  readonly results: readonly TestResult[];
  readonly faults: readonly Fault[];
  /** How often the text that a fault replaces occurs in its file, by the fault's id: once, or the fault does not apply. */
  readonly occurrences: Readonly<Record<string, number>>;
  readonly proofs: ProofRecord;
  readonly library: readonly LibraryBehavior[];
  readonly criteria: Criteria | undefined;
  /** The specification's sentences by source, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  /** What the last complete run saved; undefined if there was none. */
  readonly run: RunStamp | undefined;
  /** The same, computed now. */
  readonly now: RunStamp;
  /** What the tests report of the machine, such as which browsers they ran in, line by line. */
  readonly coverage: readonly string[];
  /** Every test file of the project, which reveals files that a run left out. */
  readonly testFiles: readonly string[];
  /** Where each rule is written, by its id. */
  readonly places: Readonly<Record<string, Place>>;
  /** Whether the working tree has no uncommitted changes. */
  readonly committed: boolean;
}

/** A line of a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A problem found by the trace. Any problem fails it. */
export interface Problem {
  readonly kind:
    | 'run'
    | 'duplicate rule'
    | 'lock'
    | 'library'
    | 'fault'
    | 'tag'
    | 'failed test'
    | 'skipped test'
    | 'expected to fail'
    | 'flaky'
    | 'untested'
    | 'skipped'
    | 'not passed'
    | 'unproved';
  readonly message: string;
  readonly file: string;
  /** From 1; undefined if the problem concerns the whole file. */
  readonly line: number | undefined;
  /** Id of the rule that it concerns. */
  readonly rule: string | undefined;
}

/** One `test` call and the tests that it created: often one, or one for each entry of a table. */
export interface TestCall {
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  /** Title of its first test. */
  readonly title: string;
  readonly tests: readonly TestResult[];
}

/** A fault and the test of one rule that noticed it. */
export interface RuleFault extends Pick<Fault, 'id' | 'what' | 'file' | 'find' | 'replace'> {
  /** As `file [view] > title`; undefined if this is not on record. */
  readonly noticed: string | undefined;
  readonly commit: string | undefined;
}

/** The state of a rule in one of the layers that it requires. */
export interface LayerState {
  readonly layer: string;
  readonly tests: number;
  /** How many of them were skipped. */
  readonly skipped: number;
  readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
}

/** A sentence of the specification that a rule comes from. */
export interface Sentence {
  /** Its section and number, as in `2.14`. */
  readonly place: string;
  /** Undefined unless the document was given. */
  readonly text: string | undefined;
}

/** One rule with its tests, results and faults. */
export interface Row {
  readonly rule: Rule;
  readonly place: Place | undefined;
  readonly sentences: readonly Sentence[];
  readonly layers: readonly LayerState[];
  readonly calls: readonly TestCall[];
  /** The views in which a test of the rule passed. */
  readonly views: readonly string[];
  readonly faults: readonly RuleFault[];
  readonly library: LibraryBehavior | undefined;
  /** `partial` if some of its tests did not run on this machine; `pinned` if only a library keeps it. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'partial' | 'pinned' | 'passed';
}

/** Something that the machine lacks, and the tests that were skipped for that reason, by rule and layer. */
export interface Gap {
  readonly reason: string;
  readonly rules: readonly { readonly id: string; readonly layer: string; readonly tests: number }[];
}

/** A section of the specification with the numbers of its rules. */
export interface Section {
  /** Its number, and its heading. */
  readonly section: string;
  readonly title: string;
  /** Rules by what is counted, as in "Specification", "Unit" or "Not proved". */
  readonly counts: Readonly<Record<string, number>>;
  readonly informative: readonly Informative[];
}

export interface Totals {
  readonly rules: Readonly<Record<Row['result'] | 'all', number>>;
  readonly tests: Readonly<Record<TestResult['outcome'] | 'all' | 'meta', number>>;
  /** All faults, and those that a test of each of their rules noticed. */
  readonly faults: Readonly<Record<'all' | 'noticed', number>>;
}

export interface Trace extends Names {
  /** When the run ended; undefined if there was none. */
  readonly date: string | undefined;
  readonly commit: string;
  /** Whether the working tree is exactly that commit. */
  readonly committed: boolean;
  /** Whether the results come from a complete run on the working tree as it is now. */
  readonly current: boolean;
  readonly totals: Totals;
  /** What the run covered, in the words of its reports. */
  readonly coverage: readonly string[];
  /** What it did not cover. */
  readonly notCovered: readonly Gap[];
  readonly problems: readonly Problem[];
  readonly files: TraceInput['files'];
  readonly sectionRows: readonly Section[];
  readonly rows: readonly Row[];
  readonly criteria: Criteria | undefined;
}
