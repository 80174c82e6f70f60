import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ComposeForm, type WrittenMessage } from './compose-form.tsx';
import type { InboxMessageFragment } from './inbox.gen.ts';
import { MessageItem } from './message-item.tsx';
import { type MessageBoxProps, MessageList } from './message-list.tsx';

interface ConversationProps extends MessageBoxProps {
  /** The side of the reader. */
  side: 'admin' | 'company';
  formLabel: string;
  onRead(message: InboxMessageFragment): void;
  send(message: WrittenMessage): Promise<void>;
  /** As in `ComposeForm`. */
  draft?: WrittenMessage | undefined;
  onDraft?(message: WrittenMessage): void;
  empty: ReactNode;
}

const OWN_WORDS = { admin: 'Enviada pela administração', company: 'Enviada por você' };

/** Shows the messages between a company and the administration, with the form for the next one. */
export function Conversation({
  side,
  formLabel,
  onRead,
  send,
  draft,
  onDraft,
  empty,
  ...box
}: ConversationProps) {
  return (
    <Stack gap="1.1rem" miw={0}>
      <MessageList label="Mensagens com a administração" empty={empty} {...box}>
        {box.rows.items.map((message) => {
          const isOwn = message.senderType === side;
          const isNew = !isOwn && !message.isRead;
          const state = message.isRead ? 'lida' : 'ainda não lida';
          return (
            <MessageItem
              key={message.id}
              message={message}
              title={message.subject ?? 'Sem assunto'}
              origin={isOwn ? `${OWN_WORDS[side]}, ${state}` : `De ${message.sender.name}`}
              isOwn={isOwn}
              isNew={isNew}
              onRead={() => onRead(message)}
            />
          );
        })}
      </MessageList>
      <ComposeForm label={formLabel} {...{ send, draft }} {...(onDraft && { onDraft })} />
    </Stack>
  );
}
