interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What the browser's build made; the server's build comes after it and takes it in. */
const [manifest = {}] = Object.values(
  import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', { eager: true, import: 'default' }),
);

function chunksOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const inner of chunk.imports ?? []) chunksOf(inner, seen);
  return seen;
}

/** Styles and scripts that a page needs beyond those of every page, as tags for the head. */
export function assetsOf(module: string): string {
  const everywhere = chunksOf('index.html');
  const chunks = [...chunksOf(module)].filter((name) => !everywhere.has(name)).map((name) => manifest[name]);
  const styles = chunks.flatMap((chunk) => chunk?.css ?? []);
  const scripts = chunks.flatMap((chunk) => (chunk ? [chunk.file] : []));
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}
