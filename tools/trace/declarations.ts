/** A testable statement, in the project's own words. It comes from the specification or extends it. */
export interface Rule {
  readonly id: string;
  /** The section of the specification that contains it, or that it extends. */
  readonly section: number | string;
  readonly statement: string;
  /** The layers in which it requires a test. */
  readonly layers: readonly string[];
  /** The module and the export of the values that it refers to, as `file.export`. */
  readonly fixture?: string;
  readonly origin: 'specification' | 'extension';
  /** The reason for an extension. */
  readonly reason?: string;
  /** The place of its sentence, such as `2.14`, or several places. */
  readonly from?: string | readonly string[];
}

/** A sentence of the specification that cannot be tested, with the reason. */
export interface Informative {
  readonly section: number | string;
  readonly sentence: string;
  readonly reason: string;
  readonly from?: string | readonly string[];
  /** The rule that decides a point that the sentence leaves open. */
  readonly decidedBy?: string;
}

/** Wording of the product that a person judged to satisfy a rule. */
export interface Quote {
  /** The id of the rule. */
  readonly rule: string;
  /** The place of the wording, such as `/treatment, under “Your plan”`. */
  readonly where: string;
  /** The file that contains the wording, relative to the project. */
  readonly file: string;
  /** The whole sentence, or the items of a list in order. */
  readonly says: string | readonly string[];
}

/** An edit to inject into the product. It replaces one string in one file. */
export interface Fault {
  /** A unique short id in kebab case. Don't change it, because the record of proofs uses it as its key. */
  readonly id: string;
  /** The resulting defect of the product, in one plain sentence. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The string to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The ids of the rules. At least one test of each must fail. */
  readonly rules: readonly string[];
}

/** A rule that no fault in the project can break, because only a package implements it. */
export interface LibraryBehavior {
  /** The id of the rule. */
  readonly rule: string;
  /** The package, whose version is pinned. */
  readonly package: string;
  readonly reason: string;
}

/** The criteria of another document, such as WCAG, and the rules that concern each. */
export interface Criteria {
  readonly title: string;
  /** Ids of rules by criterion. The list is empty if no rule concerns the criterion. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}
