import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser other than Chromium, with one page. Finds elements by XPath, which all drivers support. */
export interface Engine {
  /** Opens a page of the site as a new document, and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Clicks the middle of an element. @throws if it does not become visible */
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  read(expression: string): Promise<unknown>;
  /** Returns the errors in the page since it was opened, as far as they can be collected. */
  errors(): Promise<readonly string[]>;
  /** Closes the browser and all processes started for it. */
  close(): Promise<void>;
}

export interface EngineKind {
  readonly name: string;
  /** The packages of Debian and Ubuntu that install it. */
  readonly packages: string;
  isInstalled(): boolean;
  /** @throws if the browser is installed but does not start */
  launch(site: string): Promise<Engine>;
}

/** Returns the environment of a browser: a home folder, and no proxy, because the site is on this machine. */
export function browserEnvironment(home: string) {
  const own = Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name));
  return { ...Object.fromEntries(own), HOME: home };
}

/** How long a driver waits for an element, in ms. */
export const timeout = 15_000;

/** Finds a program on the PATH; undefined if there is none. */
export function programOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
