import { Button } from '@mantine/core';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { countedRows } from '../list/counted.ts';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { MailButtons } from './mail-buttons.tsx';
import { canRetry, canWriteAnew, useMailSelection } from './mail-selection.tsx';
import { MailText } from './mail-text.tsx';
import {
  type MailRowFragment,
  useMailPreviewQuery,
  useMailsQuery,
  useRetryMailMutation,
} from './mails.gen.ts';

const TONES = { queued: 'waiting', sent: 'good', failed: 'bad' } as const;
const STATUS = { queued: 'Na fila', sent: 'Enviado', failed: 'Falhou' } as const;
const STATUSES = [
  { value: 'all', label: 'Todas' },
  { value: 'queued', label: STATUS.queued },
  { value: 'sent', label: STATUS.sent },
  { value: 'failed', label: STATUS.failed },
] as const;
const ORDERS = [
  { value: 'newest', label: 'Mais novos' },
  { value: 'oldest', label: 'Mais antigos' },
  { value: 'recipient', label: 'Destinatário, de A a Z' },
  { value: 'recipientDescending', label: 'Destinatário, de Z a A' },
  { value: 'status', label: 'Os que falharam primeiro' },
  { value: 'statusDescending', label: 'Enviados primeiro' },
] as const;

/** Returns the kind and the subject, once where the subject begins with the kind. */
const labelOf = (kindName: string, subject: string): string =>
  subject.startsWith(kindName) ? subject : `${kindName}: ${subject}`;

/** Lists sent, queued and failed e-mails. Texts are erased when they are sent. */
export function MailList() {
  const address = useListAddress();
  const variables = {
    q: address.text('q') || null,
    status: filterOf(address, 'status', STATUSES),
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useMailsQuery({ variables });
  const [retry] = useRetryMailMutation();
  const result = listOf(query, (data) => data.adminMails);
  const list = useAdminList(result, { variables, mutation: 'RetryMail', isFinal: false });
  const { page } = list;
  const id = offPageId(address, list);
  const opened = useMailPreviewQuery({ variables: { id }, skip: id === '' });
  const { order: _, page: __, perPage: ___, ...filter } = variables;
  const chosen = useMailSelection(list, filter);
  const tryAgain = (mail: MailRowFragment) =>
    list.decide(mail, () => retry({ variables: { id: mail.id } }), {
      outcome: { text: STATUS.queued, tone: 'plain' },
      done: 'O e-mail voltou para a fila.',
      failed: 'Não foi possível tentar de novo agora.',
    });
  const buttonsOf = (mail: MailRowFragment, isTextShown: boolean) =>
    list.outcomeOr(mail, () => (
      <>
        <MailButtons mail={mail} isTextShown={isTextShown} />
        {canRetry(mail) && (
          <Button
            variant="default"
            loading={list.isBusy(mail.id)}
            onClick={() => tryAgain(mail)}
            aria-label={`Tentar novamente: ${mail.subject}, para ${mail.recipient}`}
          >
            Tentar novamente
          </Button>
        )}
      </>
    ));
  const hasButtons = (mail: MailRowFragment) =>
    list.outcomeOf(mail) !== undefined || canWriteAnew(mail) || canRetry(mail);
  return (
    <>
      <AdminTable<MailRowFragment>
        list={list}
        address={address}
        label="E-mails"
        name="mails"
        count={page && countedRows(page, 'e-mail', 'e-mails')}
        exported={{ list: 'mails', fileName: 'e-mails' }}
        search={{ label: 'Buscar e-mail', description: 'Por destinatário ou assunto.' }}
        filters={[choiceFilter(address, 'status', 'Situação', STATUSES)]}
        orders={ORDERS}
        isCompact
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhum e-mail encontrado" drawing={<NothingSaved />}>
              <p>Não há e-mails com estes filtros.</p>
              <LinkButton to={paths.admin({ tab: 'mails' })} variant="default">
                Limpar filtros
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhum e-mail" drawing={<NothingSaved />}>
              <p>Os e-mails do guia aparecem aqui quando são escritos.</p>
            </EmptyState>
          )
        }
        pagesLabel="Páginas dos e-mails"
        details={{
          title: ({ recipient }) => recipient,
          ...openedRow(opened.data?.adminMail.mail, opened),
          more: (mail) => (
            <>
              {mail.status !== 'sent' && <MailText key={mail.id} id={mail.id} />}
              {hasButtons(mail) && <div className={formClasses.actions}>{buttonsOf(mail, true)}</div>}
            </>
          ),
        }}
        selection={{
          ...chosen.selection,
          nameOf: ({ subject, recipient }) => `${subject}, para ${recipient}`,
        }}
        selectionBar={chosen.bar}
        columns={[
          {
            name: 'Para',
            orders: { ascending: 'recipient', descending: 'recipientDescending' },
            title: ({ recipient }) => recipient,
            cell: ({ subject, kindName }) => <small>{labelOf(kindName, subject)}</small>,
            detail: ({ recipient, subject, kindName }) => (
              <>
                <EmailText address={recipient} />
                <small>{labelOf(kindName, subject)}</small>
              </>
            ),
          },
          {
            name: 'Criado em',
            width: '9.25rem',
            leaves: 2,
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ createdAt }) => <span className={classes.whole}>{formatDateTime(createdAt)}</span>,
          },
          {
            name: 'Situação',
            width: '10rem',
            orders: { ascending: 'status', descending: 'statusDescending' },
            cell: ({ status, sentAt, lastError }) => (
              <>
                <StatusTag tone={TONES[status]}>{STATUS[status]}</StatusTag>
                {sentAt && <small className={classes.whole}>{formatDateTime(sentAt)}</small>}
                {lastError && <small data-on-card>{lastError}</small>}
              </>
            ),
          },
          {
            name: 'Tentativas',
            width: '6.75rem',
            leaves: 1,
            isOffCard: true,
            cell: ({ attempts }) => attempts,
          },
          {
            name: '',
            width: '16rem',
            cell: (mail) => buttonsOf(mail, false),
          },
        ]}
      >
        {page && !page.isDelivering && (
          <Notice tone="warning">
            O envio de e-mails ainda não foi configurado (SMTP_URL): eles esperam aqui.
          </Notice>
        )}
      </AdminTable>
      {chosen.modal}
    </>
  );
}
