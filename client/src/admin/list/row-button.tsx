import { Button, type ButtonProps } from '@mantine/core';

interface RowButtonProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled' | 'leftSection'> {
  children: string;
  /** What it acts on, for screen readers: 'plano Rede' after 'Editar'. */
  of: string;
  onClick(): void;
  'aria-describedby'?: string | undefined;
}

/** Button of one row. */
export const RowButton = ({ children, of, variant = 'default', ...button }: RowButtonProps) => (
  <Button {...button} variant={variant} aria-label={`${children} ${of}`}>
    {children}
  </Button>
);
