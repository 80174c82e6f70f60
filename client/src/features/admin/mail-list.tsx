import { Button, NativeSelect } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router-dom';
import { DataTable } from '../../components/data-table.tsx';
import { NothingSaved } from '../../components/drawings/nothing-saved.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Paging } from '../../components/paging.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage } from '../../lib/apollo/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { isBeyond } from './is-beyond.ts';
import { isDecidedBefore } from './is-decided-before.ts';
import classes from './lists.module.css';
import {
  type MailRowFragment,
  type MailsQueryVariables,
  useMailsQuery,
  useRetryMailMutation,
} from './mails.gen.ts';
import { useDecisions } from './use-decisions.ts';

type Status = NonNullable<MailsQueryVariables['status']>;
const STATUS: Record<Status, string> = { queued: 'Na fila', sent: 'Enviado', failed: 'Falhou' };

const TONES = { queued: 'waiting', sent: 'good', failed: 'bad' } as const;

const statusOf = (text: string | null): Status | null =>
  text === 'queued' || text === 'sent' || text === 'failed' ? text : null;

/** The outbox: what was sent, what waits and what failed. Texts are not shown: they are other people's. */
export function MailList({ status: asked, page }: { status: string | null; page: number }) {
  const status = statusOf(asked);
  const navigate = useNavigate();
  const { data, previousData, failure, refetch } = useMailsQuery({ variables: { status, page } });
  const [retry] = useRetryMailMutation();
  const { place, isBusy, run, renew } = useDecisions('mails');
  const list = (data ?? previousData)?.mails;
  const pathOf = (to: number) => paths.admin({ tab: 'mails', status: status ?? '', page: to });
  const tryAgain = (mail: MailRowFragment) =>
    run(mail.id, async () => {
      try {
        await retry({ variables: { id: mail.id } });
        showToast('O e-mail voltou para a fila.');
        renew();
      } catch (error) {
        showToast(errorMessage(error, 'Não foi possível tentar de novo agora.'), 'error');
        if (isDecidedBefore(error)) renew();
      }
    });
  if (isBeyond(data?.mails)) return <Navigate to={pathOf(data?.mails.lastPage ?? 1)} replace />;
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <div className={classes.filters}>
        <NativeSelect
          label="Situação"
          value={status ?? ''}
          data={[
            { value: '', label: 'Todas' },
            ...Object.entries(STATUS).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) =>
            navigate(paths.admin({ tab: 'mails', status: event.currentTarget.value }), { replace: true })
          }
        />
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={
          <EmptyState title="Nenhum e-mail" drawing={<NothingSaved />}>
            <p>Não há e-mails com este filtro.</p>
          </EmptyState>
        }
      >
        {list && !list.isDelivering && (
          <Notice tone="warning">
            Sem a configuração SMTP_URL os e-mails esperam aqui e não são enviados. Veja o guia de operação.
          </Notice>
        )}
        <DataTable
          label="E-mails"
          rows={list?.items ?? []}
          columns={[
            {
              name: 'Para',
              cell: ({ recipient, subject }) => (
                <>
                  <EmailText address={recipient} />
                  <small>{subject}</small>
                </>
              ),
            },
            {
              name: 'Criado em',
              cell: ({ createdAt }) => <span className={classes.whole}>{formatDateTime(createdAt)}</span>,
            },
            {
              name: 'Situação',
              cell: ({ status: state, sentAt, lastError }) => (
                <>
                  <StatusTag tone={TONES[state]}>{STATUS[state]}</StatusTag>
                  {sentAt && <small className={classes.whole}>{formatDateTime(sentAt)}</small>}
                  {lastError && <small>{lastError}</small>}
                </>
              ),
            },
            { name: 'Tentativas', cell: ({ attempts }) => attempts },
            {
              name: '',
              cell: (mail) =>
                (mail.status === 'failed' || mail.lastError) && (
                  <Button
                    variant="default"
                    loading={isBusy(mail.id)}
                    onClick={() => tryAgain(mail)}
                    aria-label={`Tentar de novo: ${mail.subject}, para ${mail.recipient}`}
                  >
                    Tentar de novo
                  </Button>
                ),
            },
          ]}
        />
        <Paging
          label="Páginas dos e-mails"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={pathOf}
        />
      </ListState>
    </div>
  );
}
