import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>;

/** Shows a field of one line. */
export function TextField({
  label,
  description,
  isDescribedFirst,
  error,
  size,
  leftSection,
  rightSection,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame
      {...{ label, description, isDescribedFirst, error, size, leftSection, rightSection, className, id }}
      required={input.required}
      control={(attributes) => <input {...input} {...attributes} />}
    />
  );
}
