import { editDistance } from './companies/search/text/edit-distance.ts';
import { readConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

/** Node's own variables share the prefix of NODE_ENV. */
const FOREIGN = /^NODE_/;

/** Shorter names are like those of other programs: HOME and HOST. */
const LEAST_LENGTH = 8;

const MOST_EDITS = 2;

/** Returns the names of all variables that `readConfig` reads. */
function knownNames(): string[] {
  const names = new Set<string>();
  const record = (_: object, name: string | symbol) => void names.add(String(name));
  readConfig(new Proxy({}, { get: record }));
  return [...names];
}

/**
 * Returns the variables of the environment that begin like a setting, or are almost called like one, and that the
 * program does not read, each with the most similar setting.
 */
export function unknownSettings(env: Environment): { name: string; similar: string }[] {
  const names = knownNames();
  const prefixes = new Set(
    names.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/s, '_')),
  );
  return Object.keys(env)
    .filter((name) => !names.includes(name) && !FOREIGN.test(name))
    .flatMap((name) => {
      const distances = names.map((setting) => ({
        setting,
        edits: editDistance(name.toUpperCase(), setting),
      }));
      const nearest = distances.reduce((best, candidate) =>
        candidate.edits < best.edits ? candidate : best,
      );
      const isLike = prefixes.has(name.replace(/_.*/s, '_')) && name.includes('_');
      const isAlmost = name.length >= LEAST_LENGTH && nearest.edits <= MOST_EDITS;
      return isLike || isAlmost ? [{ name, similar: nearest.setting }] : [];
    });
}
