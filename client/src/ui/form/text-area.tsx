import { InputBase, type InputBaseProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type TextAreaProps = InputBaseProps & Omit<ComponentPropsWithRef<'textarea'>, keyof InputBaseProps>;

/** A field of several lines, of the height that `rows` says. Mantine's own brings the code for growing along. */
export function TextArea(props: TextAreaProps) {
  return <InputBase component="textarea" multiline {...props} />;
}
