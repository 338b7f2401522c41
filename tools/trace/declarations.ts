/** One testable sentence of a specification, in the project's own words. */
export interface Rule {
  readonly id: string;
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
  /** The sentence that it comes from, such as `2.14`, or several. */
  readonly from?: string | readonly string[];
}

/** A sentence of the specification that nothing can test, and why. */
export interface Informative {
  readonly section: number | string;
  readonly sentence: string;
  readonly reason: string;
  readonly from?: string | readonly string[];
  /** The rule that decides what the sentence leaves open. */
  readonly decidedBy?: string;
}

/** The text of the product in which a person found a rule kept. */
export interface Quote {
  /** The id of the rule. */
  readonly rule: string;
  /** Where it can be read, such as `/treatment, under “Your plan”`. */
  readonly where: string;
  /** The file that holds this text, relative to the project. */
  readonly file: string;
  /** The whole sentence, or the items of a list in order. */
  readonly says: string | readonly string[];
}

/** An edit to inject into the product: one text in one file is replaced by another. */
export interface Fault {
  /** Short, in kebab case, unique, and kept when the sentence is reworded: the record of proofs names it. */
  readonly id: string;
  /** What is wrong with the product then, in one plain sentence. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The text to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The ids of the rules whose tests must fail. */
  readonly rules: readonly string[];
}

/** A rule that no fault in the project can break, because a package alone keeps it. */
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
  /** Ids of rules by criterion; none if nothing tests it. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}
