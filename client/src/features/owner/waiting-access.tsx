import { Button } from '@mantine/core';
import { usePolling } from '../../api/use-polling.ts';
import { formatAmount } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useCompaniesWithoutAccessQuery } from './owner-companies.gen.ts';

const EVERY_MS = 60_000;

interface WaitingAccessProps {
  hasSeveralCompanies: boolean;
  openMessages(companyId: string): void;
}

/** Says that companies have unread messages which they may not read yet, with the way to ask for access. */
export function WaitingAccess({ hasSeveralCompanies, openMessages }: WaitingAccessProps) {
  const { data, refetch } = useCompaniesWithoutAccessQuery();
  usePolling(refetch, { everyMs: EVERY_MS });
  const list = data?.ownerCompanies;
  if (!list) return null;
  const more = list.total - list.items.length;
  return (
    <>
      {list.items.map(({ id, name, unreadMessages }) => (
        <Notice key={id} tone="warning">
          <div className={formClasses.text}>
            <p>
              <strong>{formatAmount(unreadMessages, 'mensagem não lida', 'mensagens não lidas')}</strong>
              {hasSeveralCompanies && ` em ${name}`}. Para ler e responder, peça acesso à administração.
            </p>
            <Button variant="default" onClick={() => openMessages(id)}>
              Pedir acesso às mensagens
            </Button>
          </div>
        </Notice>
      ))}
      {more > 0 && <p>E em mais {formatAmount(more, 'empresa', 'empresas')}.</p>}
    </>
  );
}
