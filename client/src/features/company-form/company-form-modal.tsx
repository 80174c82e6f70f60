import { type ReactNode, useRef, useState } from 'react';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';

interface CarefulModalProps {
  title: string;
  /** False while it saves. */
  canClose: boolean;
  onClose(): void;
  /** Leaving asks first when `onDirty` was told of something that leaving would lose. */
  children(onDirty: (isDirty: boolean) => void): ReactNode;
}

/** The company form over a page. What was typed is not lost by a slip: leaving asks first. */
export function CarefulModal({ title, canClose, onClose, children }: CarefulModalProps) {
  /** Not a state: Escape may come right behind a letter, before anything is drawn again. */
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  return (
    <SiteModal
      title={title}
      canClose={canClose}
      hasTyped={() => isDirty.current}
      leaveWords={UNSAVED}
      onClose={onClose}
    >
      {children(onDirty)}
    </SiteModal>
  );
}
