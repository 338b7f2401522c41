import type { Plugin } from 'vite';

const file = /react-router\/dist\/production\/.*\.mjs$/;
/** Names for React's developer tools, given to what the module declares. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
/** Calls that only make something, at the head of a declaration. */
const makers = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** React Router's module, so written that a build can leave out what nobody imports; it runs as it did before. */
export function leanModule(code: string): string {
  return code.replace(displayNames, '').replace(makers, '$1/* @__PURE__ */ ');
}

/**
 * Lets the build leave out the parts of React Router that the site does not use, such as its forms and its loading of
 * data. They stay in otherwise, since each is given a name after it is made, and that counts as a use.
 * @throws when there is no such name, so that a new release that is written otherwise is looked at
 */
export function leanRouter(): Plugin {
  let found = false;
  return {
    name: 'lean-router',
    apply: 'build',
    buildStart() {
      found = false;
    },
    transform: {
      filter: { id: file },
      handler(code) {
        const lean = leanModule(code);
        if (lean !== code) found = true;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const forBrowsers = this.environment?.config.consumer === 'client';
      if (!error && forBrowsers && !found)
        throw new Error('React Router is written otherwise than lean-router expects');
    },
  };
}
