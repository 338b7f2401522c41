import type { Project } from './config';
import type { Fault, LibraryBehavior, Quote, Rule } from './declarations';
import type { ProofRecord, RunStamp, TestResult } from './records';

/** A line of a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The fixture that a rule names. */
export interface Fixture {
  readonly file: string;
  /** The name of the export. */
  readonly name: string;
  /** Its rows of the rule, if any names it; otherwise all of it. As JSON. */
  readonly value: unknown;
  /** Whether these are the rule's own rows. */
  readonly own: boolean;
}

/** What the trace takes over as it is. */
interface Given extends Pick<Project, 'title' | 'sections' | 'files' | 'informative' | 'criteria' | 'subjects'> {
  /** Whether the working tree has no uncommitted changes. */
  readonly committed: boolean;
}

export interface TraceInput extends Given, Pick<Project, 'rules' | 'library' | 'waivers' | 'faults' | 'quotes'> {
  /** Names of the layers, from the lowest to the highest. */
  readonly layers: readonly string[];
  /** Where each rule is written, by its id. */
  readonly places: Readonly<Record<string, Place>>;
  /** The specification's sentences by place, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The values of the fixtures that rules name, by the rule's id. */
  readonly fixtures: Readonly<Record<string, Fixture>>;
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

/** A view in which a test of a rule passed. */
export interface SeenView {
  readonly view: string;
  /** How many subjects, such as pages, were seen there, and how many there are; undefined if they are not counted. */
  readonly seen?: number;
  readonly of?: number;
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
  readonly views: readonly SeenView[];
  readonly quotes: readonly Quote[];
  readonly fixture: Fixture | undefined;
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
  readonly madeWith: Readonly<Record<string, string>>;
  /** Whether the document was given, so that its sentences can be quoted. */
  readonly quotesSpecification: boolean;
  readonly commit: string;
  /** Whether the results come from a complete run on the working tree as it is now. */
  readonly current: boolean;
  readonly totals: {
    readonly rules: Readonly<Record<Row['result'] | 'all', number>>;
    readonly tests: Readonly<Record<TestResult['outcome'] | 'all' | 'untraced', number>>;
    /** All faults, and those of which each rule has a test that noticed them. */
    readonly faults: Readonly<Record<'all' | 'noticed', number>>;
  };
  /** What the run did not cover. */
  readonly notCovered: readonly Gap[];
  /** The rules that the project waives. */
  readonly waivers: readonly { readonly id: string; readonly because: string }[];
  /** The faults whose text is no longer in their file, so that they cannot be injected. */
  readonly moved: readonly Fault[];
  /** The faults whose proof on record names a test that no longer exists. */
  readonly gone: readonly Fault[];
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
}
