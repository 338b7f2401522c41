/** What comes from the specification. */
interface Sourced {
  /** The place of its sentence, such as `2.14`, or several places. The report shows it in the section of the first. */
  readonly from: string | readonly string[];
}

/** A testable sentence of the specification, in the project's own words. */
export interface Rule extends Sourced {
  readonly id: string;
  readonly statement: string;
  /** The layers in which it requires a test. */
  readonly layers: readonly string[];
  /** The values that it refers to, as the name of a module and of its export. */
  readonly fixture?: string;
}

/** What the project decides where a sentence leaves a point open, or where it departs from the letter of a sentence. */
export interface Decision extends Sourced {
  readonly statement: string;
}

/** A sentence of the specification that cannot be tested, with the reason. */
export interface Informative extends Sourced {
  readonly sentence: string;
  readonly reason: string;
}

/** Wording of the product that a person judged to satisfy a rule. */
export interface Quote {
  readonly rule: string;
  /** The place of the wording, such as `/treatment, under “Your plan”`. */
  readonly where: string;
  readonly file: string;
  /** The whole sentence, or the items of a list in order. */
  readonly says: string | readonly string[];
  /** Parts of the wording that the product's source contains literally. If one occurs only once, `prove` removes it. */
  readonly literal: readonly string[];
}

/** An edit to inject into the product. It replaces one string in one file. */
export interface Fault {
  /** A unique short id in kebab case. Don't change it, because the record of proofs uses it as its key. */
  readonly id: string;
  /** The resulting defect of the product, in one plain sentence. */
  readonly what: string;
  readonly file: string;
  /** The string to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The ids of the rules. At least one test of each must fail. */
  readonly rules: readonly string[];
}

/** A rule that no fault in the project can break, because only a package implements it. */
export interface LibraryBehavior {
  readonly rule: string;
  readonly package: string;
  readonly reason: string;
}

/** Tests by file, and by the end of their titles if they are not all tests of the file. */
export interface Reference {
  readonly file: string;
  readonly title?: string;
}

/** The criteria of another document, such as WCAG. */
export interface Criteria {
  readonly title: string;
  /** The tests of each criterion, or the reason why it has none. */
  readonly tests: Readonly<Record<string, readonly Reference[] | string>>;
}

/** Lists the places in `from`. */
export const placesOf = ({ from }: Sourced) => [from].flat();
