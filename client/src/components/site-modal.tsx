import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './site-modal.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface SiteModalProps {
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What opened it gets the focus back, unless the page sees to that itself. */
  returnFocus?: boolean;
  /** False while leaving would lose what is under way. */
  canClose?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** What opens over a page: Escape, the button and a press beside it close it. Shown as long as it is rendered. */
export function SiteModal({
  title,
  size = 'lg',
  returnFocus = true,
  canClose = true,
  onClose,
  children,
}: SiteModalProps) {
  useFocusBack(returnFocus);
  return (
    <Modal.Root
      opened
      onClose={onClose}
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
        <Modal.Body>
          <div className={classes.body}>{children}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
