import { type ReactNode, useRef, useState } from 'react';
import { LeaveNotice } from '../../components/leave-notice.tsx';
import { SiteModal } from '../../components/site-modal.tsx';

interface CarefulModalProps {
  title: string;
  /** False while it saves. */
  canClose: boolean;
  onClose(): void;
  /** `leave` asks first when `onDirty` was told of something that leaving would lose. */
  children(form: { onDirty(isDirty: boolean): void; leave(): void }): ReactNode;
}

/** A form over a page. What was typed is not lost by a slip: leaving asks first. */
export function CarefulModal({ title, canClose, onClose, children }: CarefulModalProps) {
  /** Not a state: Escape may come right behind a letter, before anything is drawn again. */
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  const [isLeaving, setIsLeaving] = useState(false);
  /** Where one was when one wanted to leave. */
  const left = useRef<HTMLElement>(undefined);

  const stay = () => {
    setIsLeaving(false);
    left.current?.focus();
  };
  const leave = () => {
    if (isLeaving) stay();
    else if (isDirty.current) {
      left.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      setIsLeaving(true);
    } else onClose();
  };
  return (
    <SiteModal title={title} size="lg" canClose={canClose} onClose={leave}>
      {isLeaving && (
        <LeaveNotice
          stayText="Continuar editando"
          leaveText="Descartar alterações"
          onStay={stay}
          onLeave={onClose}
        >
          Há alterações que não foram salvas.
        </LeaveNotice>
      )}
      {children({ onDirty, leave })}
    </SiteModal>
  );
}
