import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
}

/** Shows the browser's own checkbox with its label and error, looking like Mantine's: public pages load without it. */
export function CheckField({ label, error, id, ...input }: CheckFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div>
      <div className={classes.line}>
        <input
          {...input}
          type="checkbox"
          id={inputId}
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
        />
        <label htmlFor={inputId} className={classes.label}>
          {label}
        </label>
      </div>
      {error && (
        <p id={`${inputId}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
