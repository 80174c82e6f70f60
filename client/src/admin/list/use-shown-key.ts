import { useState } from 'react';

/**
 * Identifies the variables of the rows on the screen. Used as the key of a table: a row of both responses does not
 * jump from its old position to its new one.
 */
export function useShownKey(asked: readonly unknown[], hasAnswer: boolean): string {
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState(key);
  if (hasAnswer && shown !== key) setShown(key);
  return hasAnswer ? key : shown;
}
