/**
 * A browser as the journey needs it, whichever engine it has and whoever drives it. It shows one page; addresses are
 * relative to the site, elements are named by XPath, which all drivers know.
 */
export interface Engine {
  /** Name and version, for people. */
  readonly name: string;
  /** Opens a page as a new document and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Presses the element in its middle, as a visitor does. Throws when it does not come into view. */
  click(xpath: string): Promise<void>;
  /** Types into a field. */
  fill(xpath: string, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  back(): Promise<void>;
  /** Size of what the page is shown in, in CSS pixels. */
  setSize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Takes what the page printed, and its uncaught errors, since the last call: `type: text`. */
  messages(): Promise<readonly string[]>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}

/** An engine that the tests know: where it is installed, how it starts, and how people get it. */
export interface EngineKind {
  readonly name: string;
  /** The name of the packages on Debian and Ubuntu. */
  readonly packages: readonly string[];
  installed(): boolean;
  /** @throws when the browser is there and does not start */
  launch(site: string): Promise<Engine>;
}

/** How long a driver looks for an element, in ms; a mistake shows as the element that did not come. */
export const patience = 15_000;
