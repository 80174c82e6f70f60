import { readFileSync } from 'node:fs';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;
const maps = new Map<string, TraceMap | null>();

/** Reads a file's source map with its first frame: most processes never log a stack. */
function mapOf(url: string): TraceMap | null {
  let map = maps.get(url);
  if (map === undefined) {
    const file = new URL(`${url}.map`);
    try {
      map = new TraceMap(readFileSync(file, 'utf8'), file.href);
    } catch {
      // None, or half of one while a new version is put in place: the error itself is logged.
      map = null;
    }
    maps.set(url, map);
  }
  return map;
}

/**
 * Returns a frame of a stack with the line of the source instead of the built file's. Node's `--enable-source-maps` reads
 * the maps of all packages at the start, which takes 40 MB.
 */
export const sourceFrame = (frame: string): string =>
  frame.replace(PLACE, (place, url: string, line: string, column: string) => {
    const map = url.includes('/node_modules/') ? null : mapOf(url);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found?.source ? `${found.source}:${found.line}:${found.column + 1}` : place;
  });
