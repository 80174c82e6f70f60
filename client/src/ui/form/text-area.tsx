import { InputBase, type InputBaseProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

export type TextAreaProps = InputBaseProps & Omit<ComponentPropsWithRef<'textarea'>, keyof InputBaseProps>;

/** Shows a field of several lines, `rows` high. Mantine's has more code, since it grows with its text. */
export function TextArea(props: TextAreaProps) {
  return <InputBase component="textarea" multiline {...props} />;
}
