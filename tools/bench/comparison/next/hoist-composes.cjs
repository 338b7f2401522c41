/** Writes `composes` that stands inside a cascade layer once more outside of it, where Next's CSS reader allows it. */
const hoistComposes = () => ({
  postcssPlugin: 'hoist-composes',
  OnceExit(root, { Rule }) {
    const found = [];
    root.walkDecls('composes', (declaration) => found.push(declaration));
    for (const declaration of found) {
      const { selector, parent } = declaration.parent;
      if (parent.type === 'root') continue;
      root.append(new Rule({ selector, nodes: [declaration.clone()] }));
      declaration.remove();
    }
  },
});
hoistComposes.postcss = true;

module.exports = hoistComposes;
