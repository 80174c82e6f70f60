import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { useModalLeave } from '../navigation/modal-leave.ts';

interface CancelButtonProps {
  ref?: Ref<HTMLButtonElement>;
  disabled?: boolean;
  children?: string;
  'data-autofocus'?: boolean;
}

/** Closes the modal around it, as Escape does: asks first when something was typed. */
export function CancelButton({ children = 'Cancelar', ...props }: CancelButtonProps) {
  const leave = useModalLeave();
  return (
    <Button variant="default" onClick={leave} {...props}>
      {children}
    </Button>
  );
}
