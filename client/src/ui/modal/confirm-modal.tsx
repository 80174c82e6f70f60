import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from '../feedback/problem.tsx';
import { CancelButton } from '../form/cancel-button.tsx';
import classes from '../form/form.module.css';
import { SiteModal } from './site-modal.tsx';

export interface ConfirmModalProps {
  title: string;
  /** What pressing it does, as a verb: "Remover empresa". */
  action: string;
  /** Label of the harmless answer. */
  dismiss?: string;
  /** False for an action that can be undone: its button is not red. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** Error message, below the question. */
  problem?: string | undefined;
  /** True when leaving would lose input. */
  hasTyped?(): boolean;
  onConfirm(): void;
  onClose(): void;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
}

/**
 * Asks before something is destroyed or changed for good. The harmless answer is first and has the focus, unless a
 * field above it takes it with `data-autofocus`.
 */
export function ConfirmModal({
  title,
  action,
  dismiss = 'Cancelar',
  isDestructive = true,
  isBusy,
  problem,
  hasTyped,
  onConfirm,
  onClose,
  children,
}: ConfirmModalProps) {
  return (
    <SiteModal title={title} size="md" canClose={!isBusy} hasTyped={hasTyped} onClose={onClose}>
      <div className={classes.form}>{children}</div>
      <Problem text={problem} />
      <div className={classes.actions}>
        <CancelButton disabled={isBusy} data-autofocus>
          {dismiss}
        </CancelButton>
        <Button {...(isDestructive && { color: 'red.9' })} onClick={onConfirm} loading={isBusy}>
          {action}
        </Button>
      </div>
    </SiteModal>
  );
}
