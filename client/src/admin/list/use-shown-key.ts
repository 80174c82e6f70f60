import { useState } from 'react';

/**
 * Identifies the variables of the rows on the screen. As the key of a table, a row that
 * both responses have does not jump from its old position to its new one.
 */
export function useShownKey(asked: readonly unknown[], hasAnswer: boolean): string {
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState(key);
  if (hasAnswer && shown !== key) setShown(key);
  return hasAnswer ? key : shown;
}
