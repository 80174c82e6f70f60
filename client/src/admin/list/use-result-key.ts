import { useState } from 'react';

/**
 * Identifies the variables of the rows on the screen. Used as the key of a table: a row of both responses does not
 * jump from its old position to its new one.
 */
export function useResultKey(variables: readonly unknown[], hasAnswer: boolean): string {
  const key = JSON.stringify(variables);
  const [resultKey, setResultKey] = useState(key);
  if (hasAnswer && resultKey !== key) setResultKey(key);
  return hasAnswer ? key : resultKey;
}
