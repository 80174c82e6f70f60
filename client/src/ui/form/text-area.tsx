import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>;

/** Shows a field of several lines, `rows` high. */
export function TextArea({ label, description, error, className, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame
      {...{ label, description, error, className, id }}
      required={area.required}
      control={(attributes) => <textarea {...area} {...attributes} />}
    />
  );
}
