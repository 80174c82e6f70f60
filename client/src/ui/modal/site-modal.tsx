import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Modal, Stack } from '@mantine/core';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LeaveNotice, type LeaveWords, TYPED } from '../form/leave-notice.tsx';
import { ModalLeaveContext } from '../navigation/modal-leave.ts';
import { useLeaveGuard } from '../navigation/use-leave-guard.ts';
import { themed } from '../themed.tsx';
import classes from './site-modal.module.css';

/** Those of the modal that was rendered last. */
let latest: readonly Element[] = [];

/**
 * Focuses, on unmount, the element that had the focus at the first render, unless another has it; where that is
 * gone, the focusable element around it. A modal that took the place of another focuses what that one would have.
 * Mantine's `useFocusReturn` needs `opened` to change, which it never does for a modal that is rendered only while it
 * is open.
 */
function useFocusBack(isWanted: boolean): void {
  const [openers] = useState(() => {
    const active = typeof document === 'undefined' ? null : document.activeElement;
    const around = active?.parentElement?.closest('[tabindex]');
    return active ? [active, ...(around ? [around] : []), ...latest] : [];
  });
  useEffect(() => {
    latest = openers;
    return () => {
      if (latest === openers) latest = [];
      const isFree = document.activeElement === null || document.activeElement === document.body;
      const opener = openers.find((element) => element.isConnected && element !== document.body);
      if (isWanted && isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isWanted, openers]);
}

interface SiteModalProps {
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** False where the page restores the focus itself. */
  returnFocus?: boolean;
  /** False while an action is running. */
  canClose?: boolean;
  /** True when leaving would lose input; called on leaving. */
  hasTyped?: (() => boolean) | undefined;
  /** Texts of the question then. */
  leaveWords?: LeaveWords;
  onClose(): void;
  children: ReactNode;
}

/**
 * Shows a modal as long as it is rendered. Escape, the button and a press beside it close it. Where input would be
 * lost, leaving in any way, Back too, asks first.
 */
export const SiteModal = themed(function SiteModal({
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
  /** The last focused field: gets the focus back on `stay`. */
  const lastField = useRef<HTMLElement>(undefined);
  const stay = () => {
    guard.stay();
    if (lastField.current?.isConnected) lastField.current.focus();
  };
  const leave = () => (guard.isHeld ? stay() : guard.ask(onClose));
  const noteField = ({ target }: FocusEvent) => {
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
        <Modal.Body onFocus={noteField}>
          <Stack gap="lg" pt="1.1rem">
            {guard.isHeld && <LeaveNotice words={leaveWords} onStay={stay} onLeave={guard.leave} />}
            <ModalLeaveContext value={leave}>{children}</ModalLeaveContext>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
});
