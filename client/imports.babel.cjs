/** Keeps imports of types, for the import linter alone: they become imports that stay. */
function keepTypeImports() {
  return {
    visitor: {
      // At the whole program, since the preset removes them there.
      Program(program) {
        for (const path of program.get('body')) {
          const { node } = path;
          if (!node.source || (node.importKind ?? node.exportKind) !== 'type') continue;
          path.replaceWith({ type: 'ImportDeclaration', specifiers: [], source: node.source });
        }
      },
    },
  };
}

module.exports = {
  plugins: [keepTypeImports],
  presets: [
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
};
