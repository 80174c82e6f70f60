import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Modal } from '@mantine/core';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { LeaveNotice, type LeaveWords, TYPED } from '../form/leave-notice.tsx';
import { ModalLeaveContext } from '../navigation/modal-leave.ts';
import { useLeaveGuard } from '../navigation/use-leave-guard.ts';
import classes from './site-modal.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface SiteModalProps {
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What opened it gets the focus back, unless the page sees to that itself. */
  returnFocus?: boolean;
  /** False while leaving would lose what is under way. */
  canClose?: boolean;
  /** Whether leaving would lose something that was typed; asked when somebody wants to leave. */
  hasTyped?: (() => boolean) | undefined;
  /** How one is asked then. */
  leaveWords?: LeaveWords;
  onClose(): void;
  children: ReactNode;
}

/**
 * What opens over a page: Escape, the button and a press beside it close it. Shown as long as it is rendered. What was
 * typed is not lost by a slip: leaving it in any way, the browser's Back too, asks first.
 */
export function SiteModal({
  title,
  size = 'lg',
  returnFocus = true,
  canClose = true,
  hasTyped,
  leaveWords = TYPED,
  onClose,
  children,
}: SiteModalProps) {
  useFocusBack(returnFocus);
  const guard = useLeaveGuard(hasTyped ?? false);
  /** Where one was typing: the button that asked for leaving is of no use to whoever stays. */
  const lastField = useRef<HTMLElement>(undefined);
  const stay = () => {
    guard.stay();
    if (lastField.current?.isConnected) lastField.current.focus();
  };
  const leave = () => (guard.isHeld ? stay() : guard.ask(onClose));
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('input, select, textarea'))
      lastField.current = target;
  };
  return (
    <Modal.Root
      opened
      onClose={leave}
      size={size}
      radius="lg"
      padding="lg"
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title component="h2" className={classes.title ?? ''}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label="Fechar" size="lg" disabled={!canClose} />
        </div>
        <Modal.Body onFocus={note}>
          <div className={classes.body}>
            {guard.isHeld && <LeaveNotice words={leaveWords} onStay={stay} onLeave={guard.leave} />}
            <ModalLeaveContext value={leave}>{children}</ModalLeaveContext>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
