/** For the import linter alone: an import of types is an import too, so it becomes one that stays. */
function keepTypeImports() {
  const keep = (path) => {
    const { node } = path;
    if (!node.source || (node.importKind ?? node.exportKind) !== 'type') return;
    path.replaceWith({ type: 'ImportDeclaration', specifiers: [], source: node.source });
  };
  return { visitor: { ImportDeclaration: keep, ExportNamedDeclaration: keep } };
}

module.exports = {
  plugins: [keepTypeImports],
  presets: [
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
};
