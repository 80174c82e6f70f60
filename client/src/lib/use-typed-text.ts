import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The text of a field whose value lives elsewhere (in the address): what is typed is handed on once it has
 * rested for `delayMs`; when the value changes from outside, the field follows.
 */
export function useTypedText(
  value: string,
  handOn: (text: string) => void,
  delayMs: number,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);
  const hand = useEffectEvent(handOn);

  useEffect(() => {
    if (value === handedOn.current) return;
    handedOn.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === handedOn.current) return;
    const timer = setTimeout(() => {
      handedOn.current = trimmed;
      hand(trimmed);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);

  return [text, setText];
}
