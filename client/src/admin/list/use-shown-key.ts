import { useState } from 'react';

/**
 * Which question the rows on the screen answer: the last one that has come. As the key of a table, a row that
 * both answers have does not jump from its old place to its new one.
 */
export function useShownKey(asked: readonly unknown[], hasAnswer: boolean): string {
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState(key);
  if (hasAnswer && shown !== key) setShown(key);
  return hasAnswer ? key : shown;
}
