import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';

interface SelectFieldProps
  extends Pick<FieldProps, 'label' | 'className'>,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
  data: readonly { value: string; label: string }[];
}

/** Shows the browser's own list of choices. */
export function SelectField({ label, className, id, data, ...select }: SelectFieldProps) {
  return (
    <FieldFrame
      {...{ label, className, id }}
      required={select.required}
      isSelect
      control={(attributes) => (
        <select {...select} {...attributes}>
          {data.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}
