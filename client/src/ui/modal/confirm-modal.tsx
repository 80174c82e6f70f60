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
  /** What the harmless answer says. */
  dismiss?: string;
  /** False where it only wants thinking over: the button does not look like danger then. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** Why it did not work, under the question. */
  problem?: string | undefined;
  /** Whether leaving would lose something that was typed. */
  hasTyped?(): boolean;
  onConfirm(): void;
  onClose(): void;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
}

/**
 * Asks before something is destroyed, or changed for good. The harmless answer comes first and has the focus, unless a field above it
 * takes it with `data-autofocus`.
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
