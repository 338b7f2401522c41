/** One testable sentence of a specification, in the project's own words. */
export interface Rule {
  readonly id: string;
  /** Rises when the meaning changes. */
  readonly rev: number;
  /** The section of the specification that it comes from, or that it adds to. */
  readonly section: number | string;
  readonly statement: string;
  /** The layers in which it must be tested. */
  readonly layers: readonly string[];
  /** `file.export` of the values that it refers to. */
  readonly fixture?: string;
  readonly origin: 'specification' | 'extension';
  /** Why an extension was added. */
  readonly reason?: string;
  /** The sentences that it comes from, each as `place#fingerprint`. */
  readonly source?: readonly string[];
  /** Ids of rules about the same thing. */
  readonly related?: readonly string[];
}

/** A sentence of the specification that nothing can test, and why. */
export interface Informative {
  readonly section: number | string;
  readonly sentence: string;
  readonly reason: string;
  readonly source?: readonly string[];
}

/** A fault to inject: one text in one file is replaced by another. */
export interface Fault {
  /** The fault in one plain sentence, unique among all faults. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The text to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** `ID~rev` of the rules whose tests must fail. */
  readonly rules: readonly string[];
}

/** A rule that no fault in the project can break, because a package alone keeps it. */
export interface LibraryBehavior {
  /** `ID~rev` of the rule. */
  readonly rule: string;
  /** The package, whose version is pinned. */
  readonly package: string;
  readonly reason: string;
}

/** A file that mutation testing changes piece by piece, and the tests that must detect each change. */
export interface MutatedFile {
  readonly file: string;
  /** Patterns of test files, relative to the project. */
  readonly tests: readonly string[];
}

/** A mutant that no test can kill because it behaves the same as the original. */
export interface Equivalent {
  readonly file: string;
  /** The kind of mutation, as Stryker names it. */
  readonly mutator: string;
  /** The original text in the file. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** What a person checked: a screen reader on a real device, or an expert's reading. */
export interface ManualCheck {
  /** What was done and looked at, in one sentence. */
  readonly what: string;
  /** `ID~rev` of the rules, at the revisions that were checked. */
  readonly rules: readonly string[];
  readonly who: string;
  /** The day, as YYYY-MM-DD. */
  readonly when: string;
  /** The commit that was looked at. */
  readonly commit: string;
  readonly result: 'passed' | 'failed';
  /** Devices, programs and their versions, and what was found. */
  readonly note?: string;
  /** What the person concludes of success criteria of WCAG, by their numbers. */
  readonly conformance?: Readonly<Record<string, Conformance>>;
}

/** How well a success criterion is met, in the terms of OpenACR. */
export type Conformance = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

/** What an accessibility conformance report needs. */
export interface Accessibility {
  readonly product: { readonly name: string; readonly description: string };
  readonly author: { readonly name: string; readonly email: string };
  /** Ids of the rules that concern each success criterion of WCAG 2.2, by its number. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}
