/**
 * A browser as the user flow needs it, whatever its engine and driver. It shows one page. Addresses are relative to the
 * site; elements are selected by XPath, which all drivers support.
 */
export interface Engine {
  /** Name and version, for people. */
  readonly name: string;
  /** Opens a page as a new document and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Clicks the middle of an element. @throws if it does not become visible */
  click(xpath: string): Promise<void>;
  /** Types into a field. */
  fill(xpath: string, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  setSize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Returns the console messages and uncaught errors since the last call: `type: text`. */
  messages(): Promise<readonly string[]>;
  /** Closes the browser and everything started for it. */
  close(): Promise<void>;
}

/** An engine of the tests: whether it is installed, how it starts, and which packages install it. */
export interface EngineKind {
  readonly name: string;
  /** The names of its packages on Debian and Ubuntu. */
  readonly packages: readonly string[];
  installed(): boolean;
  /** @throws if the browser is installed but does not start */
  launch(site: string): Promise<Engine>;
}

/** How long a driver waits for an element, in ms. */
export const timeout = 15_000;
