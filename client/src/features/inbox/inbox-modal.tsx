import '@mantine/core/styles/Tabs.layer.css';
import { Flex, Tabs } from '@mantine/core';
import type { WrittenMessage } from '../../domain/inbox/compose-form.tsx';
import { Conversation } from '../../domain/inbox/conversation.tsx';
import { type InboxQuery, useSendMessageToAdministrationMutation } from '../../domain/inbox/inbox.gen.ts';
import classes from '../../domain/inbox/inbox.module.css';
import type { BoxName } from '../../domain/inbox/inbox-cache.ts';
import { InboxFrame } from '../../domain/inbox/inbox-frame.tsx';
import { ArrivalAnnouncer, InboxFailure, InboxSkeleton } from '../../domain/inbox/inbox-status.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Restricted } from './restricted-inbox.tsx';
import { useInbox } from './use-inbox.ts';
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
  const { viewOf, ask, showFirstPage, read, askNow } = inbox;
  const [write] = useSendMessageToAdministrationMutation();

  const send = async (message: WrittenMessage) => {
    await write({ variables: { companyId, ...message } });
    showFirstPage('administration');
    askNow();
  };

  const isVisitorWaiting = administration.unreadCount === 0 && visitors.unreadCount > 0;
  return (
    <Tabs defaultValue={isVisitorWaiting ? 'visitors' : 'administration'} keepMountedMode="display-none">
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
          onRead={read}
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
          onRead={read}
          onReplied={askNow}
        />
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
