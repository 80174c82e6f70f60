import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Problem } from '../feedback/problem.tsx';
import { CancelButton } from '../form/cancel-button.tsx';
import classes from '../form/form.module.css';
import { SiteModal } from './site-modal.tsx';
import { useFocusStays } from './use-focus-stays.ts';

export interface ConfirmModalProps {
  title: string;
  /** What pressing it does, as a verb: "Remover empresa". */
  action: string;
  /** Label of the harmless answer. */
  dismiss?: string;
  /** False for an action that can be undone: its button is not red. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** True once it was refused for good: `problem` says why, and only the harmless answer is left. */
  isOver?: boolean;
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
  isOver = false,
  problem,
  hasTyped,
  onConfirm,
  onClose,
  children,
}: ConfirmModalProps) {
  const actions = useRef<HTMLDivElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  useFocusStays(actions, harmless);
  return (
    <SiteModal title={title} size="md" canClose={!isBusy} hasTyped={hasTyped} onClose={onClose}>
      <div className={classes.form}>{children}</div>
      <Problem text={problem} />
      <div ref={actions} className={classes.actions}>
        <CancelButton ref={harmless} disabled={isBusy} data-autofocus>
          {isOver ? 'Fechar' : dismiss}
        </CancelButton>
        {!isOver && (
          <Button {...(isDestructive && { color: 'red.9' })} onClick={onConfirm} loading={isBusy}>
            {action}
          </Button>
        )}
      </div>
    </SiteModal>
  );
}
