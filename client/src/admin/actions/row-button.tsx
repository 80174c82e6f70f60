import { Button, type ButtonProps } from '@mantine/core';

interface RowButtonProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled' | 'leftSection'> {
  children: string;
  /** Names the row for screen readers: 'plano Rede' after 'Editar'. */
  of: string;
  /** True for an action that cannot be undone. */
  isGrave?: boolean;
  onClick(): void;
  'aria-describedby'?: string | undefined;
}

const GRAVE = { variant: 'subtle', color: 'red', c: 'var(--mantine-color-error)' };

/** Shows a button of one row. */
export const RowButton = ({ children, of, isGrave, variant = 'default', ...button }: RowButtonProps) => (
  <Button {...button} {...(isGrave ? GRAVE : { variant })} aria-label={`${children} ${of}`}>
    {children}
  </Button>
);
