import { themeStyles } from './theme-styles.tsx';

interface Chunk {
  name?: string;
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The manifest of the browser's build, which the server's build includes. */
const [manifest = {}] = Object.values(
  import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', { eager: true, import: 'default' }),
);
const styles = import.meta.glob<string>('../../dist/client/assets/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

function chunksOf(name: string, visited = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || visited.has(name)) return visited;
  visited.add(name);
  for (const inner of chunk.imports ?? []) chunksOf(inner, visited);
  return visited;
}

/** The chunk that every document loads. */
const base = Object.keys(manifest).find((name) => manifest[name]?.name === 'base') ?? '';
const assets = new Map<string, string>();

/**
 * Returns a page's styles and scripts as tags for the head. The styles are inlined, so that it is shown without
 * another request. The disabled links load nothing: Vite's loader takes the styles they name for loaded.
 */
export function assetsOf(module: string): string {
  const cached = assets.get(module);
  if (cached !== undefined) return cached;
  const everywhere = chunksOf(base);
  const names = [...chunksOf(module, new Set(everywhere))];
  const css = names.flatMap((name) => manifest[name]?.css ?? []);
  const scripts = names.filter((name) => !everywhere.has(name)).map((name) => manifest[name]?.file);
  const tags = [
    `<style>${css.map((file) => styles[`../../dist/client/${file}`]).join('')}${themeStyles}</style>`,
    ...css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('\n');
  assets.set(module, tags);
  return tags;
}
