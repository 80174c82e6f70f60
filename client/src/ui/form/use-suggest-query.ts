import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Delay after the last key. */
const REST_MS = 150;
const MIN_LENGTH = 2;

/** Returns the query of a field with suggestions: run once two letters were typed and typing has paused. */
export function useSuggestQuery(value: string) {
  const [isTyped, setIsTyped] = useState(false);
  const [q] = useDebouncedValue(value.trim(), REST_MS);
  const isAsked = isTyped && q.length >= MIN_LENGTH;
  return { q, isAsked, isShown: isAsked && value.trim() !== '', setIsTyped };
}
