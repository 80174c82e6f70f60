import { type ReactNode, useRef } from 'react';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './inbox.module.css';
import { UNSENT } from './unsent.ts';

interface InboxFrameProps {
  companyName: string;
  onClose(): void;
  children: ReactNode;
}

/** Shows the modal of the messages. Asks before a written message is lost. */
export function InboxFrame({ companyName, onClose, children }: InboxFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const isWritten = () =>
    [...(element.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '');
  return (
    <SiteModal
      title={`Mensagens · ${companyName}`}
      size="xl"
      hasTyped={isWritten}
      leaveWords={UNSENT}
      onClose={onClose}
    >
      <div ref={element} className={classes.part}>
        {children}
      </div>
    </SiteModal>
  );
}
