import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { digitsOf } from '../../lib/digits-of.ts';

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Formats the typed text; must keep the digits. */
  mask(text: string): string;
  onChange(text: string): void;
}

/** Returns the index behind this number of digits. */
function indexBehind(text: string, digits: number): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    if (count === digits) return index;
    if (/\d/.test(text[index] ?? '')) count++;
  }
  return text.length;
}

/** Returns the caret's index once `input` is shown as `masked`; undefined at the end, where the browser puts it. */
function caretIndex(input: string, masked: string, caret: number | null): number | undefined {
  if (caret === null || caret === input.length) return undefined;
  // Unformatted text may hold letters, which are not counted.
  return masked === input ? caret : indexBehind(masked, digitsOf(input.slice(0, caret)).length);
}

/** Formats digits while they are typed; the caret stays behind its digit. */
export function MaskedInput({ value, mask, onChange, ...field }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change, also one that leaves the text the same
  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === undefined || element === null || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [changes]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: rawValue, selectionStart } = event.currentTarget;
    const masked = mask(rawValue);
    caret.current = caretIndex(rawValue, masked, selectionStart);
    countChange();
    onChange(masked);
  };
  return <TextInput {...field} ref={input} value={value} onChange={change} />;
}
