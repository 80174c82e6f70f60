import { cutText } from '../../shared/text/cut-text.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';

/** Fields whose unknown values can be given a meaning. */
export type ReplaceableField = 'city' | 'category' | 'kinds';

/** What an unknown value of a file means: the id of a city, category or kind. */
export interface Replacement {
  field: ReplaceableField;
  value: string;
  id: number;
}

/** Most characters of an unknown value that are stored. */
const MAX_VALUE = 200;

/** Returns the form in which an unknown value is stored and shown. */
export const storedValue = (text: string): string => cutText(text, MAX_VALUE);

const keyOf = (field: ReplaceableField, value: string): string => `${field}|${normalizeText(value)}`;

/** Finds what was said about a value; undefined for one without a meaning. */
export type FindReplacement = (field: ReplaceableField, value: string) => number | undefined;

export function replacementFinder(replacements: readonly Replacement[]): FindReplacement {
  const ids = new Map(replacements.map(({ field, value, id }) => [keyOf(field, value), id]));
  return (field, value) => (ids.size === 0 ? undefined : ids.get(keyOf(field, storedValue(value))));
}

/** Returns the replacements with another meaning of a value, or without one. */
export const withReplacement = (
  replacements: readonly Replacement[],
  { field, value, id }: Omit<Replacement, 'id'> & { id: number | null },
): Replacement[] => [
  ...replacements.filter((other) => keyOf(other.field, other.value) !== keyOf(field, value)),
  ...(id === null ? [] : [{ field, value, id }]),
];
