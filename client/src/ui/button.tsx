import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'filled' | 'light' | 'subtle' | 'default';
  size?: 'sm' | 'md' | 'lg';
  /** Before the text. */
  leftSection?: ReactNode;
  /** Its action is running: a spinner, and disabled unless `disabled` says otherwise; then its presses must be ignored. */
  loading?: boolean;
}

/**
 * Shows a button that looks like Mantine's, as plain markup: public pages load without Mantine. Not a submit button
 * unless `type` says so.
 */
export function Button({
  variant = 'filled',
  size = 'sm',
  leftSection,
  loading = false,
  disabled = loading,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={(loading && !disabled) || undefined}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-variant={variant}
      data-size={size}
    >
      {leftSection}
      {children}
    </button>
  );
}
