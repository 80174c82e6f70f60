import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Typing pauses are shorter than this. */
const REST_MS = 150;
const MIN_LENGTH = 2;

/** The query of a field with suggestions: asked for once two letters were typed and typing has paused. */
export function useSuggestQuery(value: string) {
  const [isTyped, setIsTyped] = useState(false);
  const [q] = useDebouncedValue(value.trim(), REST_MS);
  const isAsked = isTyped && q.length >= MIN_LENGTH;
  return { q, isAsked, isShown: isAsked && value.trim() !== '', setIsTyped };
}
