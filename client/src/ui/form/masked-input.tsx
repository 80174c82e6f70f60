import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { digitsOf } from '../../lib/digits-of.ts';

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Writes what is typed as it should look; must keep the digits. */
  mask(text: string): string;
  onChange(text: string): void;
}

/** Behind so many digits of the text. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index;
    if (/\d/.test(text[index] ?? '')) seen++;
  }
  return text.length;
}

/** Where the caret belongs once `typed` is written as `masked`; undefined at the end, where it is by itself. */
function placeOfCaret(typed: string, masked: string, caret: number | null): number | undefined {
  if (caret === null || caret === typed.length) return undefined;
  // What is left as it is typed may be letters, which are no measure.
  return masked === typed ? caret : placeBehind(masked, digitsOf(typed.slice(0, caret)).length);
}

/** A field that writes digits as people do; the caret stays behind the digit it stood behind. */
export function MaskedInput({ value, mask, onChange, ...field }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<number>(undefined);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change, one that left the text as it was too
  useLayoutEffect(() => {
    const element = input.current;
    if (place.current === undefined || element === null || document.activeElement !== element) return;
    element.setSelectionRange(place.current, place.current);
    place.current = undefined;
  }, [changes]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    const masked = mask(typed);
    place.current = placeOfCaret(typed, masked, selectionStart);
    countChange();
    onChange(masked);
  };
  return <TextInput {...field} ref={input} value={value} onChange={change} />;
}
