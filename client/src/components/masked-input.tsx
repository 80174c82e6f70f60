import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { digitsOf } from '../lib/masks.ts';

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

/** A field that writes digits as people do; the caret stays behind the digit it stood behind. */
export function MaskedInput({ value, mask, onChange, ...field }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each text that was typed
  useLayoutEffect(() => {
    const element = input.current;
    if (digitsBefore.current === undefined || !element || document.activeElement !== element) return;
    const place = placeBehind(element.value, digitsBefore.current);
    element.setSelectionRange(place, place);
    digitsBefore.current = undefined;
  }, [value]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    const isAtEnd = selectionStart === typed.length;
    digitsBefore.current = isAtEnd ? undefined : digitsOf(typed.slice(0, selectionStart ?? 0)).length;
    onChange(mask(typed));
  };
  return <TextInput {...field} ref={input} value={value} onChange={change} />;
}
