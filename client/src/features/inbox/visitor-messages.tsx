import { Flex, Text } from '@mantine/core';
import { useState } from 'react';
import type { InboxMessageFragment } from '../../domain/inbox/inbox.gen.ts';
import { MessageItem } from '../../domain/inbox/message-item.tsx';
import { type MessageBoxProps, MessageList } from '../../domain/inbox/message-list.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { type Drafts, hasEnded, ReplyForm } from './reply-form.tsx';
import { useReplies } from './use-replies.ts';
import { VisitorContact } from './visitor-contact.tsx';
import classes from './visitor-messages.module.css';

interface VisitorMessagesProps extends MessageBoxProps {
  onRead(message: InboxMessageFragment): void;
  /** Called after a reply: the list may be out of date. */
  onReplied(): void;
}

function Replies({ replies }: { replies: readonly InboxMessageFragment[] }) {
  if (replies.length === 0) return null;
  return (
    <Flex component="ul" direction="column" gap="0.6rem" miw={0} aria-label="Respostas">
      {replies.map(({ id, content, createdAt }) => (
        <Flex
          key={id}
          component="li"
          direction="column"
          gap="0.2rem"
          miw={0}
          py="0.15rem"
          pl="0.9rem"
          style={{ borderLeft: '3px solid var(--brand)' }}
        >
          <Text c="dimmed" fz="var(--text-sm)" style={{ fontVariantNumeric: 'tabular-nums' }}>
            Sua resposta · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
          <p className={classes.content}>{content}</p>
        </Flex>
      ))}
    </Flex>
  );
}

function originOf(message: InboxMessageFragment): string {
  if (message.quoteEndsAt === null) return 'Visitante';
  return hasEnded(message) ? 'Pedido a várias empresas · encerrado' : 'Pedido a várias empresas';
}

/** Lists visitors' messages to the company, each with its replies. */
export function VisitorMessages({ onRead, onReplied, ...box }: VisitorMessagesProps) {
  const { items } = box.rows;
  const { repliesTo, add } = useReplies(items);
  const [drafts] = useState<Drafts>(() => new Map());
  const here = new Set(items.map(({ id }) => id));
  return (
    <MessageList
      label="Mensagens de visitantes"
      {...box}
      empty={
        <>
          <strong>Nenhuma mensagem de visitantes</strong>
          <p>O que escreverem na página da sua empresa aparece aqui.</p>
        </>
      }
    >
      {items.map((message) => {
        const { id, sender, repliedTo, isRead } = message;
        if (repliedTo !== null) {
          if (here.has(repliedTo)) return null;
          return (
            <Flex
              key={id}
              component="li"
              direction="column"
              gap="0.4rem"
              px="md"
              py="0.85rem"
              bd="1px solid var(--line)"
              bdrs="md"
              bg="var(--surface-sunken)"
              style={{ overflowWrap: 'anywhere' }}
            >
              <Text c="dimmed" fz="var(--text-sm)" style={{ fontVariantNumeric: 'tabular-nums' }}>
                Resposta a uma mensagem de outra página
              </Text>
              <Replies replies={[message]} />
            </Flex>
          );
        }
        return (
          <MessageItem
            key={id}
            message={message}
            title={sender.name}
            origin={originOf(message)}
            isNew={!isRead}
            startsOpen={drafts.has(id)}
            onRead={() => onRead(message)}
            contact={<VisitorContact sender={sender} />}
            replies={<Replies replies={repliesTo(id)} />}
          >
            <ReplyForm
              message={message}
              drafts={drafts}
              onReplied={(reply) => {
                add(reply);
                onReplied();
              }}
            />
          </MessageItem>
        );
      })}
    </MessageList>
  );
}
