import { dirname, join } from 'node:path/posix';

/** Dynamic imports and imports of types count as well. */
const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/g;

/**
 * Maps each folder to those it imports, with an import as an example. A folder stands for the files directly in it;
 * each file directly in the root is a node of its own.
 */
function importsByFolder(root, files, read) {
  const nodeOf = (file) => (dirname(file) === root ? file : dirname(file));
  const known = new Set(files);
  const imports = new Map();
  for (const file of files.filter((name) => name.startsWith(`${root}/`))) {
    for (const [, path] of read(file).matchAll(RELATIVE_IMPORT)) {
      const target = join(dirname(file), path);
      if (!known.has(target) || nodeOf(file) === nodeOf(target)) continue;
      if (!imports.has(nodeOf(file))) imports.set(nodeOf(file), new Map());
      imports.get(nodeOf(file)).set(nodeOf(target), `${file} imports ${target}`);
    }
  }
  return imports;
}

/** Returns the imports of the shortest path from a folder back to itself; undefined when there is none. */
function shortestLoop(start, imports) {
  const seen = new Set();
  let paths = [{ node: start, steps: [] }];
  while (paths.length > 0) {
    const longer = paths.flatMap(({ node, steps }) =>
      [...(imports.get(node) ?? [])].map(([next, example]) => ({ node: next, steps: [...steps, example] })),
    );
    const closed = longer.find(({ node }) => node === start);
    if (closed) return closed.steps;
    paths = longer.filter(({ node }) => !seen.has(node) && seen.add(node));
  }
  return undefined;
}

/** Returns the shortest loop of each folder that is in one, as its imports; each loop once. */
export function folderLoops(root, files, read) {
  const imports = importsByFolder(root, files, read);
  const loops = [...imports.keys()].flatMap((node) => {
    const steps = shortestLoop(node, imports);
    return steps ? [steps.sort().join('; ')] : [];
  });
  return [...new Set(loops)].map((steps) => `Folder loop: ${steps}`);
}
