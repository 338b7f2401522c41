/**
 * A browser as the user flow needs it, whatever its engine and driver. It shows one page; addresses are relative to the
 * site, elements are named by XPath, which all drivers know.
 */
export interface Engine {
  /** Name and version, for people. */
  readonly name: string;
  /** Opens a page as a new document and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Clicks the middle of an element. Throws when it does not come into view. */
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
  /** Ends the browser and everything started for it. */
  close(): Promise<void>;
}

/** An engine of the tests: whether it is installed, how it starts, and which packages install it. */
export interface EngineKind {
  readonly name: string;
  /** The name of the packages on Debian and Ubuntu. */
  readonly packages: readonly string[];
  installed(): boolean;
  /** @throws when the browser is there and does not start */
  launch(site: string): Promise<Engine>;
}

/** How long a driver waits for an element, in ms. */
export const timeout = 15_000;
