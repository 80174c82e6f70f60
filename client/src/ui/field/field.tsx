import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What fields share; pages name it, their controls get the rest. */
export interface FieldProps {
  label?: ReactNode;
  description?: ReactNode;
  /** Shows the description above the field: below it are suggestions. */
  isDescribedFirst?: boolean;
  error?: ReactNode;
  size?: 'sm' | 'lg';
  leftSection?: ReactNode;
  /** At the end of the control, as a button. */
  rightSection?: ReactNode;
  className?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  required: boolean | undefined;
  isSelect?: boolean;
  /** Renders the control with its attributes. */
  control(attributes: {
    id: string;
    className: string | undefined;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
  }): ReactNode;
}

/**
 * Shows a control with label, description and error, looking like Mantine's, as plain markup: public pages load
 * without Mantine.
 */
export function FieldFrame({
  label,
  description,
  isDescribedFirst = false,
  error,
  size = 'sm',
  leftSection,
  rightSection,
  className,
  id,
  required,
  isSelect,
  control,
}: FieldFrameProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [error && `${inputId}-error`, description && `${inputId}-description`];
  const note = description && (
    <p id={`${inputId}-description`} className={classes.description}>
      {description}
    </p>
  );
  return (
    <div className={className ? `${classes.field} ${className}` : classes.field} data-size={size}>
      {label && (
        <label htmlFor={inputId} className={classes.label}>
          {label}
          {required && (
            <span className={classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {isDescribedFirst && note}
      <div
        className={classes.box}
        data-select={isSelect || undefined}
        data-error={Boolean(error) || undefined}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
      >
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        {control({
          id: inputId,
          className: classes.control,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        })}
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </div>
      {!isDescribedFirst && note}
      {error && (
        <p id={`${inputId}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
