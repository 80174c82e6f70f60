import { type ReactNode, useRef, useState } from 'react';
import { LeaveNotice } from '../../components/leave-notice.tsx';
import { SiteModal } from '../../components/site-modal.tsx';
import classes from './inbox.module.css';

interface InboxFrameProps {
  companyName: string;
  onClose(): void;
  children: ReactNode;
}

/** The window of the messages. What is being written is not lost by a slip: leaving asks first. */
export function InboxFrame({ companyName, onClose, children }: InboxFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(undefined);
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = () => {
    setIsLeaving(false);
    left.current?.focus();
  };
  const leave = () => {
    const written = [...(place.current?.querySelectorAll('textarea') ?? [])];
    if (isLeaving) stay();
    else if (written.some(({ value }) => value.trim() !== '')) {
      left.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      setIsLeaving(true);
    } else onClose();
  };
  return (
    <SiteModal title={`Mensagens · ${companyName}`} size="xl" onClose={leave}>
      {isLeaving && (
        <LeaveNotice
          stayText="Continuar escrevendo"
          leaveText="Descartar a mensagem"
          onStay={stay}
          onLeave={onClose}
        >
          Há uma mensagem que não foi enviada.
        </LeaveNotice>
      )}
      <div ref={place} className={classes.part}>
        {children}
      </div>
    </SiteModal>
  );
}
