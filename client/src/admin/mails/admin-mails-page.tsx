import { Button } from '@mantine/core';
import { formatDateTime } from '../../lib/format.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type ListAction, useListActions } from '../bulk/use-list-actions.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { canRetry, canWriteAnew, MailButtons } from './mail-buttons.tsx';
import { MailText } from './mail-text.tsx';
import {
  MailPreviewDocument,
  type MailRowFragment,
  MailsDocument,
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

const MAILS = pagedList({
  label: 'E-mails',
  words: ['e-mail', 'e-mails'],
  pagesLabel: 'Páginas dos e-mails',
  query: MailsDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    status: filterOf(address, 'status', STATUSES),
  }),
  rowQuery: { query: MailPreviewDocument, row: (data) => data.adminMail.mail },
  mutation: 'RetryMail',
  isFinal: false,
  search: { label: 'Buscar e-mail', description: 'Por destinatário, assunto ou tipo.' },
  filters: (address) => [choiceFilter(address, 'status', 'Situação', STATUSES)],
  orders: ORDERS,
  notFound: {
    title: 'Nenhum e-mail encontrado',
    text: 'Não há e-mails com estes filtros.',
    drawing: <NothingSaved />,
  },
  views: 'mails',
  exported: { list: 'mails', fileName: 'e-mails' },
  selects: {
    filter: 'mails',
    allText: 'Selecionar todos os',
    pageText: 'Selecionar todos desta página',
    words: ['e-mail selecionado', 'e-mails selecionados'],
  },
});

const SEND: ListAction<MailRowFragment> = {
  what: { action: 'sendMail' },
  fits: (mail) => canRetry(mail) || canWriteAnew(mail),
  button: (count) => `Enviar ${count} de novo`,
  title: (amount) => `Enviar ${amount} de novo`,
  confirm: (amount) => `Enviar ${amount}`,
  text: (
    <>
      <p>
        Os que falharam voltam para a fila; os enviados são feitos de novo, e quem recebe ganha outro e-mail.
        Isto não pode ser desfeito.
      </p>
      <p>Isto roda em segundo plano: você pode sair desta página e parar a ação quando quiser.</p>
    </>
  ),
};

/** Lists sent, queued and failed e-mails. Texts are erased when they are sent. */
export function MailList() {
  const table = useDescribedList(MAILS);
  const { list } = table;
  const [retry] = useRetryMailMutation();
  const chosen = useListActions(table.selectable, [SEND]);
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
        table={table}
        empty={
          <EmptyState title="Nenhum e-mail" drawing={<NothingSaved />}>
            <p>Os e-mails do guia aparecem aqui quando são escritos.</p>
          </EmptyState>
        }
        details={{
          title: ({ recipient }) => recipient,
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
        {table.data?.adminMails.isDelivering === false && (
          <Notice tone="warning">
            O envio de e-mails ainda não foi configurado (SMTP_URL): eles esperam aqui.
          </Notice>
        )}
      </AdminTable>
      {chosen.modal}
    </>
  );
}

export const page = listPage({ may: 'manageMails', title: 'E-mails', denied: 'Acesso restrito' }, MailList);
