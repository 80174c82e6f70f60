import { useFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { UNSENT } from '../../domain/inbox/unsent.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LeaveNotice } from '../../ui/form/leave-notice.tsx';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { AdminConversation } from './admin-conversation.tsx';
import { MessageAccessFragmentDoc } from './admin-inbox.gen.ts';
import { drafts } from './drafts.ts';
import { MessageAccessSwitch } from './message-access-switch.tsx';

interface CompanyConversationProps {
  company: { id: string; name: string; hasOwner: boolean; hasMessageAccess: boolean | null };
}

/** Shows the administration's conversation with a company. Asks before a written message is lost. */
export function CompanyConversation({
  company: { id, name, hasOwner, hasMessageAccess: had },
}: CompanyConversationProps) {
  const { sendsEmails } = useSite();
  // The latest value: the switch below changes it.
  const access = useFragment({ fragment: MessageAccessFragmentDoc, from: { __typename: 'Company', id } });
  const current = access.complete ? access.data.hasMessageAccess : had;
  const hasAccess = current === true;
  const element = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(() =>
    [...(element.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== ''),
  );
  const discard = () => {
    drafts.delete(id);
    guard.leave();
  };
  return (
    <Stack ref={element} gap="1.1rem" miw={0}>
      {guard.isHeld && <LeaveNotice words={UNSENT} onStay={guard.stay} onLeave={discard} />}
      <Stack gap={8}>
        <MessageAccessSwitch company={{ id, name, hasOwner, hasMessageAccess: hasAccess }} />
        {!hasAccess && (
          <Notice tone="warning">
            Esta empresa não tem acesso às mensagens: ela {sendsEmails ? 'é avisada de' : 'vê no painel'} que
            há uma, mas só lê depois da liberação.
          </Notice>
        )}
      </Stack>
      <AdminConversation companyId={id} />
    </Stack>
  );
}
