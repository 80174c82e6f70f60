import '@mantine/core/styles/Tabs.layer.css';
import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Tabs, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { WrittenMessage } from '../../domain/inbox/compose-form.tsx';
import { Conversation } from '../../domain/inbox/conversation.tsx';
import {
  type InboxBoxFragment,
  type InboxQuery,
  useInboxQuery,
  useRequestMessageAccessMutation,
  useSendMessageToAdministrationMutation,
} from '../../domain/inbox/inbox.gen.ts';
import classes from '../../domain/inbox/inbox.module.css';
import type { BoxName } from '../../domain/inbox/inbox-cache.ts';
import { boxOf, countRead, setUnreadCount } from '../../domain/inbox/inbox-cache.ts';
import { InboxFrame } from '../../domain/inbox/inbox-frame.tsx';
import { ArrivalAnnouncer, InboxFailure, InboxSkeleton } from '../../domain/inbox/inbox-status.tsx';
import { asVariables, keyOf, type MessageQuery, NEWEST_MESSAGES } from '../../domain/inbox/message-query.ts';
import { useMarkMessageRead } from '../../domain/inbox/use-mark-message-read.ts';
import { useNewMessages } from '../../domain/inbox/use-new-messages.ts';
import { type ShownState, useShownPage } from '../../domain/inbox/use-shown-page.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatAmount } from '../../lib/format.ts';
import { ClosedLetter } from '../../ui/drawings/closed-letter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { QuoteSwitch } from './quote-switch.tsx';
import { VisitorMessages } from './visitor-messages.tsx';

interface InboxModalProps {
  companyId: string;
  companyName: string;
  onClose(): void;
}

type Inbox = ReturnType<typeof useInbox>;

function BoxTab({ value, label, unread }: { value: BoxName; label: string; unread: number }) {
  return (
    <Tabs.Tab value={value} className={classes.tab ?? ''}>
      <Flex component="span" gap={8} align="center" justify="center">
        {label}{' '}
        {unread > 0 && (
          <span className={classes.count}>
            {unread}
            <span className="visually-hidden"> {unread === 1 ? 'não lida' : 'não lidas'}</span>
          </span>
        )}
      </Flex>
    </Tabs.Tab>
  );
}

function Boxes({ companyId, boxes, inbox }: { companyId: string; boxes: InboxQuery; inbox: Inbox }) {
  const { administration, visitors } = boxes;
  const { viewOf, ask, showFirstPage, read: markRead, askNow } = inbox;
  const [write] = useSendMessageToAdministrationMutation();

  const send = async (message: WrittenMessage) => {
    await write({ variables: { companyId, ...message } });
    showFirstPage('administration');
    askNow();
  };

  return (
    <Tabs
      defaultValue={visitors.unreadCount > 0 ? 'visitors' : 'administration'}
      keepMountedMode="display-none"
    >
      <Tabs.List grow>
        <BoxTab value="administration" label="Administração" unread={administration.unreadCount} />
        <BoxTab value="visitors" label="Visitantes" unread={visitors.unreadCount} />
      </Tabs.List>
      <Tabs.Panel value="administration" pt="1.1rem">
        <Conversation
          rows={administration.messages}
          side="company"
          formLabel="Escrever à administração"
          {...viewOf('administration')}
          onAsk={(next) => ask('administration', next)}
          onRead={markRead}
          send={send}
          empty={
            <>
              <strong>Nenhuma mensagem ainda</strong>
              <p>Escreva à administração quando precisar de ajuda. A resposta aparece aqui.</p>
            </>
          }
        />
      </Tabs.Panel>
      <Tabs.Panel value="visitors" pt="1.1rem">
        <VisitorMessages
          rows={visitors.messages}
          {...viewOf('visitors')}
          onAsk={(next) => ask('visitors', next)}
          onRead={markRead}
          onReplied={askNow}
        />
        <QuoteSwitch companyId={companyId} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Content({ companyId }: { companyId: string }) {
  const inbox = useInbox(companyId);
  const { boxes, failure, refetch, unread, arrival, askNow } = inbox;
  if (!boxes) return failure ? <InboxFailure retry={refetch} /> : <InboxSkeleton />;
  return (
    <>
      {failure && <StaleNotice retry={refetch} />}
      <ArrivalAnnouncer arrival={arrival} />
      {boxes.administration.hasAccess ? (
        <Boxes companyId={companyId} boxes={boxes} inbox={inbox} />
      ) : (
        <Restricted companyId={companyId} box={boxes.administration} unread={unread} onAsked={askNow} />
      )}
    </>
  );
}

/** Shows an owner's messages: the conversation with the administration, and those of visitors. */
export function InboxModal({ companyId, companyName, onClose }: InboxModalProps) {
  return (
    <InboxFrame companyName={companyName} onClose={onClose}>
      <Content companyId={companyId} />
    </InboxFrame>
  );
}

interface RestrictedProps {
  companyId: string;
  box: InboxBoxFragment;
  /** Of both boxes. */
  unread: number;
  /** Called after a request: the state of the access may have changed. */
  onAsked(): void;
}

/** Shows a company that may not read its messages how many are unread, why, and how to get access. */
function Restricted({ companyId, box, unread, onAsked }: RestrictedProps) {
  const { sendsEmails } = useSite();
  const [ask] = useRequestMessageAccessMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível pedir o acesso. Tente novamente.');
  const [hasJustAsked, setHasJustAsked] = useState(false);

  const request = async () => {
    await attempt(async () => {
      await ask({ variables: { companyId } });
      setHasJustAsked(true);
    });
    onAsked();
  };

  return (
    <EmptyState title="Acesso às Mensagens Restrito" drawing={<ClosedLetter />}>
      <p>{box.message}</p>
      <Text fw={600} c="var(--ink)" role="status">
        {unread === 0
          ? 'Nenhuma mensagem não lida'
          : formatAmount(unread, 'mensagem não lida', 'mensagens não lidas')}
      </Text>
      <Problem text={problem} />
      {box.isAccessRequested ? (
        <Notice tone="success" announce takeFocus={hasJustAsked}>
          <p>
            <strong>Pedido de acesso enviado</strong>
          </p>
          <p>
            A administração recebeu o pedido.{' '}
            {sendsEmails
              ? 'O dono recebe um e-mail quando o acesso for liberado.'
              : 'Volte aqui depois: quando o acesso for liberado, as mensagens aparecem nesta janela.'}
          </p>
        </Notice>
      ) : (
        <Button size="md" onClick={request} loading={isBusy}>
          Pedir acesso
        </Button>
      )}
    </EmptyState>
  );
}

/** Loads both boxes of an owner's company and polls them while they are open. */
function useInbox(companyId: string) {
  const { cache } = useApolloClient();
  const [queries, setQueries] = useState<Record<BoxName, MessageQuery>>({
    administration: NEWEST_MESSAGES,
    visitors: NEWEST_MESSAGES,
  });
  const administration = asVariables(queries.administration);
  const visitors = asVariables(queries.visitors);
  const answer = useInboxQuery({
    variables: {
      companyId,
      administrationPage: administration.page,
      administrationQ: administration.q,
      administrationOrder: administration.order,
      administrationSince: administration.unreadSince,
      visitorsPage: visitors.page,
      visitorsQ: visitors.q,
      visitorsOrder: visitors.order,
      visitorsSince: visitors.unreadSince,
    },
  });
  const pageKey = [companyId, keyOf(queries.administration), keyOf(queries.visitors)].join(' ');
  const { data: boxes, shownFor, state, askNow } = useShownPage(answer, queries, pageKey);
  const unread = boxes && boxes.administration.unreadCount + boxes.visitors.unreadCount;

  useEffect(() => {
    if (unread !== undefined) setUnreadCount(cache, companyId, unread);
  }, [cache, companyId, unread]);

  const received = boxes && [
    ...boxes.administration.messages.items.filter(({ senderType }) => senderType === 'admin'),
    ...boxes.visitors.messages.items.filter(({ senderType }) => senderType === 'visitor'),
  ];
  const markRead = useMarkMessageRead({
    update: (store, message) => countRead(store, companyId, boxOf(message)),
    onSettled: askNow,
  });

  return {
    boxes: boxes,
    failure: answer.failure,
    refetch: answer.refetch,
    unread: unread ?? 0,
    arrival: useNewMessages(received),
    /** Returns a box's request, the request of what it shows, and its state: the boxes do not wait for each other. */
    viewOf: (box: BoxName) => {
      const isAnswered = keyOf(queries[box]) === keyOf(shownFor[box]);
      const boxState: ShownState = isAnswered ? 'shown' : state;
      return { query: queries[box], shownFor: shownFor[box], state: boxState };
    },
    ask: (box: BoxName, next: MessageQuery) => setQueries((before) => ({ ...before, [box]: next })),
    /** Shows the first page, with the same search and order. */
    showFirstPage: (box: BoxName) =>
      setQueries((before) => ({ ...before, [box]: { ...before[box], page: 1 } })),
    read: markRead,
    askNow,
  };
}
