import { Button } from '@mantine/core';
import { useState } from 'react';
import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';
import { useMarkMessageRead } from '../../domain/inbox/use-mark-message-read.ts';
import { WaitingItem } from '../../ui/list/waiting-item.tsx';
import { type Drafts, ReplyForm } from './reply-form.tsx';
import { VisitorContact } from './visitor-contact.tsx';

interface WaitingMessageProps {
  message: InboxMessageFragment;
  /** Named where the owner has several companies. */
  companyName: string | undefined;
  drafts: Drafts;
  /** Called once it is read or answered. */
  onDone(): void;
  /** Opens the conversation with the administration. */
  onConversation(): void;
}

/** Shows an unread message to an owner, to be answered or marked as read in place. */
export function WaitingMessage({
  message,
  companyName,
  drafts,
  onDone,
  onConversation,
}: WaitingMessageProps) {
  const { id, sender, subject, content, createdAt, senderType } = message;
  const [isAnswering, setIsAnswering] = useState(drafts.has(id));
  const [isBusy, setIsBusy] = useState(false);
  const markMessageRead = useMarkMessageRead({ onSettled: onDone });
  const markRead = async () => {
    setIsBusy(true);
    await markMessageRead(message);
    setIsBusy(false);
  };
  const isFromVisitor = senderType === 'visitor';
  return (
    <WaitingItem
      id={`message-${id}`}
      title={isFromVisitor ? sender.name : `Administração: ${subject ?? 'sem assunto'}`}
      detail={companyName}
      since={createdAt}
      text={content}
      contact={isFromVisitor && <VisitorContact sender={sender} isBrief={!isAnswering} />}
      actions={
        <>
          {isFromVisitor ? (
            <Button aria-expanded={isAnswering} onClick={() => setIsAnswering(!isAnswering)}>
              Responder
            </Button>
          ) : (
            <Button onClick={onConversation}>Abrir conversa</Button>
          )}
          <Button variant="default" loading={isBusy} onClick={markRead}>
            Marcar como lida
          </Button>
        </>
      }
    >
      {isAnswering && <ReplyForm message={message} drafts={drafts} onReplied={onDone} />}
    </WaitingItem>
  );
}
