import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { BulkBar } from '../actions/bulk/bulk-bar.tsx';
import type { MailsFilterInput } from '../actions/bulk/bulk-job.gen.ts';
import { useBulkSelection } from '../actions/bulk/use-bulk-selection.ts';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { MailRowFragment } from './mails.gen.ts';

type Row = MailRowFragment;

const SEND = { action: 'sendMail' } as const;

/** Whether a mail that was not sent can be tried again now. */
export const canRetry = ({ status, lastError }: Row): boolean =>
  status === 'failed' || (status === 'queued' && lastError !== null);
/** Whether a mail was sent and can be made anew. */
export const canWriteAnew = ({ status, canResend }: Row): boolean => status === 'sent' && canResend;

/** Selects mails of a list that can be sent again, or all of its filter, to do so in the background. */
export function useMailSelection(
  list: AdminList<PageOf<Row>>,
  mails: MailsFilterInput,
): { selection: RowsSelection<Row>; bar: ReactNode; modal: ReactNode } {
  const shown = list.open.filter((mail) => canRetry(mail) || canWriteAnew(mail));
  const chosen = useBulkSelection({
    list,
    shown,
    of: { mails },
    counted: SEND,
    allText: 'Selecionar todos os',
  });
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const count = formatAmount(chosen.count, 'e-mail', 'e-mails');
  return {
    selection: chosen.selection,
    bar: (
      <BulkBar
        chosen={chosen}
        shown={shown}
        exported={{ list: 'mails', fileName: 'e-mails' }}
        allText="Selecionar todos desta página"
        countText={(amount) => formatAmount(amount, 'e-mail selecionado', 'e-mails selecionados')}
      >
        <Button variant="default" onClick={() => setAsked(true)}>
          Enviar {formatNumber(chosen.count)} de novo
        </Button>
      </BulkBar>
    ),
    modal: isAsked && (
      <AttemptModal
        title={`Enviar ${count} de novo`}
        action={`Enviar ${count}`}
        isDestructive={false}
        failedText="Erro ao começar a ação em lote"
        run={async () => {
          if (await chosen.start(SEND)) close();
        }}
        onClose={close}
      >
        <p>
          Os que falharam voltam para a fila; os enviados são feitos de novo, e quem recebe ganha outro
          e-mail. Isto não pode ser desfeito.
        </p>
        <p>Isto roda em segundo plano: você pode sair desta página e parar a ação quando quiser.</p>
      </AttemptModal>
    ),
  };
}
