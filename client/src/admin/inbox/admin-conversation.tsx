import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { WrittenMessage } from '../../domain/inbox/compose-form.tsx';
import { Conversation } from '../../domain/inbox/conversation.tsx';
import { ArrivalAnnouncer, InboxFailure, InboxSkeleton } from '../../domain/inbox/inbox-status.tsx';
import { asVariables, keyOf, NEWEST_MESSAGES } from '../../domain/inbox/message-query.ts';
import { useMarkMessageRead } from '../../domain/inbox/use-mark-message-read.ts';
import { useNewMessages } from '../../domain/inbox/use-new-messages.ts';
import { useShownPage } from '../../domain/inbox/use-shown-page.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { cutTo } from '../../lib/format.ts';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import { useUnloadWarning } from '../../ui/navigation/use-leave-guard.ts';
import { useAdminConversationQuery, useAdminSendMessageMutation } from './admin-inbox.gen.ts';
import { drafts } from './drafts.ts';

interface AdminConversationProps {
  companyId: string;
  /** Called once a message is sent; where it is given, the key R leads to the field. */
  onSent?(): void;
}

/** Returns the subject of the answer to a subject, as long as the field takes. */
const answerTo = (subject: string): string => cutTo(/^re:/i.test(subject) ? subject : `Re: ${subject}`, 150);

/** Shows the messages between the administration and a company, and writes to it. */
export function AdminConversation({ companyId, onSent }: AdminConversationProps) {
  const element = useRef<HTMLDivElement>(null);
  const { sendsEmails } = useSite();
  const [query, setQuery] = useState(NEWEST_MESSAGES);
  const answer = useAdminConversationQuery({ variables: { companyId, ...asVariables(query) } });
  const { data: page, shownFor, state, askNow } = useShownPage(answer, query, `${companyId} ${keyOf(query)}`);
  const rows = page?.adminConversation;
  const arrival = useNewMessages(rows?.items.filter(({ senderType }) => senderType === 'company'));
  const markRead = useMarkMessageRead({ onSettled: askNow });
  const [write] = useAdminSendMessageMutation();
  const { failure, refetch } = answer;

  const send = async (message: WrittenMessage) => {
    await write({ variables: { companyId, ...message } });
    setQuery((before) => ({ ...before, page: 1 }));
    askNow();
    onSent?.();
  };
  useShortcuts(
    'Revisão',
    onSent
      ? [
          {
            key: 'r',
            label: 'Escrever à empresa',
            run: () => element.current?.querySelector('textarea')?.focus(),
          },
        ]
      : [],
  );

  // Elsewhere on the site the draft is kept.
  useUnloadWarning(() => Boolean(element.current?.querySelector('textarea')?.value.trim()));

  if (!rows) return failure ? <InboxFailure retry={refetch} /> : <InboxSkeleton />;
  const received = rows.items.find(({ senderType }) => senderType === 'company')?.subject;
  const prefilled = received ? answerTo(received) : '';
  return (
    <Stack ref={element} gap="1.1rem" miw={0}>
      {failure && <StaleNotice retry={refetch} />}
      <ArrivalAnnouncer arrival={arrival} />
      <Conversation
        rows={rows}
        side="admin"
        formLabel="Escrever à empresa"
        query={query}
        shownFor={shownFor}
        state={state}
        onAsk={setQuery}
        onRead={markRead}
        send={send}
        draft={drafts.get(companyId) ?? { subject: prefilled, content: '' }}
        onDraft={(message) => {
          if (message.content || ![prefilled, ''].includes(message.subject)) drafts.set(companyId, message);
          // A later message has another subject to answer to.
          else drafts.delete(companyId);
        }}
        empty={
          <>
            <strong>Nenhuma mensagem ainda</strong>
            <p>
              Escreva a primeira:{' '}
              {sendsEmails ? 'a empresa recebe um aviso por e-mail.' : 'a empresa a lê no painel.'}
            </p>
          </>
        }
      />
    </Stack>
  );
}
