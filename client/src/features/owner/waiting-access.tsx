import { Button } from '@mantine/core';
import { formatAmount } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import type { OwnerWorkQuery } from './owner-work.gen.ts';

interface WaitingAccessProps {
  companies: OwnerWorkQuery['ownerWork']['companies'];
  openMessages(companyId: string): void;
}

/** Says that companies have unread messages which they may not read yet, with the way to ask for access. */
export function WaitingAccess({ companies, openMessages }: WaitingAccessProps) {
  const closed = companies.filter(
    ({ hasMessageAccess, unreadMessages }) => !hasMessageAccess && unreadMessages > 0,
  );
  return closed.map(({ id, name, unreadMessages }) => (
    <Notice key={id} tone="warning">
      <div className={formClasses.text}>
        <p>
          <strong>{formatAmount(unreadMessages, 'mensagem não lida', 'mensagens não lidas')}</strong>
          {companies.length > 1 && ` em ${name}`}. Para ler e responder, peça acesso à administração.
        </p>
        <Button variant="default" onClick={() => openMessages(id)}>
          Pedir acesso às mensagens
        </Button>
      </div>
    </Notice>
  ));
}
