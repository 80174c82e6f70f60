import { Button } from '@mantine/core';
import { formatAmount } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import type { CompaniesWithoutAccessQuery } from './owner-companies.gen.ts';

interface WaitingAccessProps {
  list: CompaniesWithoutAccessQuery['ownerCompanies'];
  hasSeveralCompanies: boolean;
  openMessages(companyId: string): void;
}

/** Says that companies have unread messages which they may not read yet, with the way to ask for access. */
export function WaitingAccess({ list, hasSeveralCompanies, openMessages }: WaitingAccessProps) {
  const more = list.total - list.items.length;
  return (
    <>
      {list.items.map(({ id, name, unreadMessages, company }) => (
        <Notice key={id} tone="warning">
          {/* Focused when the modal closes: once access is requested, the button that opened it is gone. */}
          <div className={formClasses.text} tabIndex={-1}>
            <p>
              <strong>{formatAmount(unreadMessages, 'mensagem não lida', 'mensagens não lidas')}</strong>
              {hasSeveralCompanies && ` em ${name}`}.{' '}
              {company.isMessageAccessRequested
                ? 'Pedido de acesso enviado: quando a administração liberar, elas aparecem aqui.'
                : 'Para ler e responder, peça acesso à administração.'}
            </p>
            {!company.isMessageAccessRequested && (
              <Button variant="default" onClick={() => openMessages(id)}>
                Pedir acesso às mensagens
              </Button>
            )}
          </div>
        </Notice>
      ))}
      {more > 0 && <p>E em mais {formatAmount(more, 'empresa', 'empresas')}.</p>}
    </>
  );
}
