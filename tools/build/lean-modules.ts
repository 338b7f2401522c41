import type { Plugin } from 'vite';

/** A module of a library, written leaner as it is built in. */
interface Rewriting {
  /** Whose module it is. */
  readonly library: string;
  readonly file: RegExp;
  /** The same module, running as it did before; the very text it was given when this is not written as expected. */
  rewrite(code: string): string;
}

/** Calls that only make something, at the head of a declaration. */
const makers = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** Names for React's developer tools, given to what the module declares. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
/** Errors that ReactDOM only uses as marks, made when its module is set up. */
const marks = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

export const rewritings = {
  /**
   * The build can leave out the parts of React Router that the site does not use, such as its forms and its loading of
   * data. They stay in otherwise, since each is given a name after it is made, and that counts as a use.
   */
  router: {
    library: 'React Router',
    file: /react-router\/dist\/production\/.*\.mjs$/,
    rewrite: (code) => code.replace(displayNames, '').replace(makers, '$1/* @__PURE__ */ '),
  },
  /**
   * ReactDOM's marks are errors that note no place in the code. With a debugger on, as in Lighthouse, Chromium reads the
   * whole module once more to name that place.
   */
  reactDom: {
    library: 'ReactDOM',
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    rewrite: (code) => code.replace(marks, '$1Object.create(Error.prototype, { message: { value: $2 } })'),
  },
  /**
   * Of what Vite puts around each `import()`, to fetch its styles and chunks ahead, the import alone is left: the site has
   * one stylesheet and no chunk that waits for another, so that the list to fetch is always empty.
   */
  preload: {
    library: 'Vite',
    file: /vite\/preload-helper/,
    rewrite: (code) =>
      code.includes('export const __vitePreload') ? 'export const __vitePreload = (load) => load();' : code,
  },
} as const satisfies Record<string, Rewriting>;

/**
 * Rewrites a library's module in builds for browsers.
 * @throws in the build, when the module is not written as expected, so that a new release is looked at
 */
export function rewriting({ library, file, rewrite }: Rewriting): Plugin {
  let found = false;
  return {
    name: `lean-modules: ${library}`,
    apply: 'build',
    buildStart() {
      found = false;
    },
    transform: {
      filter: { id: file },
      handler(code) {
        const lean = rewrite(code);
        if (lean !== code) found = true;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const forBrowsers = this.environment?.config.consumer === 'client';
      if (!error && forBrowsers && !found) throw new Error(`${library} is written otherwise than lean-modules expects`);
    },
  };
}

/** Makes the libraries that the site is built with smaller and quicker (decisions 0034 and 0036). */
export function leanModules(): Plugin[] {
  return Object.values(rewritings).map(rewriting);
}
