import { type ReactNode, useRef } from 'react';
import type { LeaveWords } from '../../ui/form/leave-notice.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './inbox.module.css';

const UNSENT: LeaveWords = {
  question: 'Há uma mensagem que não foi enviada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a mensagem',
};

interface InboxFrameProps {
  companyName: string;
  onClose(): void;
  children: ReactNode;
}

/** The modal of the messages. Leaving asks first when something was written. */
export function InboxFrame({ companyName, onClose, children }: InboxFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWritten = () =>
    [...(place.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '');
  return (
    <SiteModal
      title={`Mensagens · ${companyName}`}
      size="xl"
      hasTyped={isWritten}
      leaveWords={UNSENT}
      onClose={onClose}
    >
      <div ref={place} className={classes.part}>
        {children}
      </div>
    </SiteModal>
  );
}
