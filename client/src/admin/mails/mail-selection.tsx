import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAmount } from '../../lib/format.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { type RowsSelection, useRowSelection } from '../../ui/list/use-row-selection.ts';
import { showBulkResult } from '../list/bulk-result.ts';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import { type MailRowFragment, useResendMailMutation, useRetryMailMutation } from './mails.gen.ts';

type Row = MailRowFragment;

/** Whether a mail that was not sent can be tried again now. */
export const canRetry = ({ status, lastError }: Row): boolean =>
  status === 'failed' || (status === 'queued' && lastError !== null);
/** Whether a mail was sent and can be written anew. */
export const canWriteAnew = ({ status, canResend }: Row): boolean => status === 'sent' && canResend;

/** Selects mails of a list that can be sent again, to do so with all; `filter` as of `useRowSelection`. */
export function useMailSelection(
  list: AdminList<PageOf<Row>>,
  filter: string,
): { selection: RowsSelection<Row>; bar: ReactNode } {
  const [retry] = useRetryMailMutation();
  const [resend] = useResendMailMutation();
  const shown = list.open.filter((mail) => canRetry(mail) || canWriteAnew(mail));
  const selection = useRowSelection(shown, filter);
  const send = () =>
    list.runSeveral(selection.ids, async (ids) => {
      const done: string[] = [];
      const failed: { message: string }[] = [];
      for (const mail of selection.rows.filter(({ id }) => ids.includes(id))) {
        const { id } = mail;
        try {
          await (canRetry(mail) ? retry({ variables: { id } }) : resend({ variables: { id } }));
          done.push(id);
        } catch (error) {
          failed.push({ message: errorMessage(error, 'Não foi possível enviar de novo agora.') });
        }
      }
      showBulkResult(
        { done, failed },
        { one: 'e-mail está na fila de novo.', several: 'e-mails estão na fila de novo.' },
      );
      selection.clear();
      list.reload();
    });
  return {
    selection,
    bar: (
      <SelectionBar
        selection={selection}
        shown={shown.map(({ id }) => id)}
        allText="Selecionar todos desta página"
        countText={(count) => formatAmount(count, 'e-mail selecionado', 'e-mails selecionados')}
        clear={selection.clear}
        isNarrow
      >
        <Button variant="default" onClick={send} loading={selection.rows.some(({ id }) => list.isBusy(id))}>
          Enviar {selection.ids.length} de novo
        </Button>
      </SelectionBar>
    ),
  };
}
