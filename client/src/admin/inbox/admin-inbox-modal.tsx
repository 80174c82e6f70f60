import { useFragment } from '@apollo/client/react';
import classes from '../../domain/inbox/inbox.module.css';
import { InboxFrame } from '../../domain/inbox/inbox-frame.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AdminConversation } from './admin-conversation.tsx';
import { MessageAccessFragmentDoc } from './admin-inbox.gen.ts';
import { MessageAccessSwitch } from './message-access-switch.tsx';
import { useMessageAccess } from './use-message-access.ts';

interface AdminInboxModalProps {
  companyId: string;
  companyName: string;
  /** Whether the company may read its messages. */
  hasAccess: boolean;
  onClose(): void;
}

/** Shows the administration's conversation with a company. */
export function AdminInboxModal({ companyId, companyName, hasAccess: had, onClose }: AdminInboxModalProps) {
  const { sendsEmails } = useSite();
  // The latest value: the switch below changes it.
  const known = useFragment({
    fragment: MessageAccessFragmentDoc,
    from: { __typename: 'Company', id: companyId },
  });
  const hasAccess = useMessageAccess(companyId, known.complete ? known.data.hasMessageAccess === true : had);
  return (
    <InboxFrame companyName={companyName} onClose={onClose}>
      <div className={classes.access}>
        <MessageAccessSwitch company={{ id: companyId, name: companyName, hasMessageAccess: hasAccess }} />
        {!hasAccess && (
          <Notice tone="warning">
            Esta empresa não tem acesso às mensagens: ela {sendsEmails ? 'é avisada de' : 'vê no painel'} que
            há uma, mas só lê depois da liberação.
          </Notice>
        )}
      </div>
      <AdminConversation companyId={companyId} />
    </InboxFrame>
  );
}
