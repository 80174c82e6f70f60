import { Stack } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
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
      <Stack ref={element} gap="1.1rem" miw={0}>
        {children}
      </Stack>
    </SiteModal>
  );
}
