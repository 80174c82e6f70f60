import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import type { RowsSelection } from '../../ui/list/use-row-selection.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { useBulkPart } from '../bulk/use-bulk-part.ts';
import { type SelectableList, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import type { MailRowFragment } from './mails.gen.ts';

type Row = MailRowFragment;

const SEND = { action: 'sendMail' } as const;

/** Whether a mail that was not sent can be tried again now. */
export const canRetry = ({ status, lastError }: Row): boolean =>
  status === 'failed' || (status === 'queued' && lastError !== null);
/** Whether a mail was sent and can be made anew. */
export const canWriteAnew = ({ status, canResend }: Row): boolean => status === 'sent' && canResend;

/** Selects mails of a list, or all of its filter, to send those again in the background that can be. */
export function useMailSelection(source: SelectableList<Row>): {
  selection: RowsSelection<Row>;
  bar: ReactNode;
  modal: ReactNode;
} {
  const chosen = useBulkSelection(source);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const sending = useBulkPart(chosen, SEND, (mail) => canRetry(mail) || canWriteAnew(mail));
  const count = formatAmount(sending.count ?? 0, 'e-mail', 'e-mails');
  return {
    selection: chosen.selection,
    bar: (
      <BulkBar chosen={chosen}>
        <BulkPartButtons
          buttons={[
            { part: sending, text: (amount) => `Enviar ${amount} de novo`, onClick: () => setAsked(true) },
          ]}
        />
      </BulkBar>
    ),
    modal: isAsked && (
      <AttemptModal
        title={`Enviar ${count} de novo`}
        action={`Enviar ${count}`}
        isDestructive={false}
        failedText="Erro ao começar a ação em lote"
        run={async () => {
          if (await sending.start()) close();
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
