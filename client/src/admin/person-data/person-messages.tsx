import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount, formatDate, formatDateTime } from '../../lib/format.ts';
import { formatTypedPhone } from '../../lib/phone.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { RowsChoice } from '../../ui/list/rows-choice.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { ROWS_A_PAGE, type Rows } from '../../ui/list/use-list-params.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import { RowButton } from '../actions/row-button.tsx';
import listClasses from '../list/lists.module.css';
import {
  type PersonMessageFragment,
  useDeleteMessageMutation,
  usePersonMessagesQuery,
} from './person-messages.gen.ts';
import classes from './person-messages.module.css';

interface EraseMessageModalProps {
  message: PersonMessageFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that a message is erased at its author's request. */
function EraseMessageModal({ message, onClose, onDone }: EraseMessageModalProps) {
  const [erase] = useDeleteMessageMutation();
  const { company, createdAt, replies } = message;
  return (
    <EraseModal
      name="mensagem"
      erase={() => erase({ variables: { id: message.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa que escreveu (LGPD). Você vai apagar a mensagem para {company.name}, de{' '}
        {formatDate(createdAt)}. <strong>Isto não pode ser desfeito.</strong>
      </p>
      <p>O que será apagado:</p>
      <ul>
        <li>o texto, o nome, o e-mail e o telefone de quem escreveu;</li>
        {replies > 0 && (
          <li>{replies === 1 ? 'a resposta da empresa' : `as ${replies} respostas da empresa`};</li>
        )}
        <li>os e-mails sobre ela que ainda não saíram.</li>
      </ul>
      <p>O que fica:</p>
      <ul>
        <li>na Auditoria: a empresa, a data, quem apagou e quando, sem o texto;</li>
        <li>os e-mails já entregues, que estão na caixa de quem os recebeu.</li>
      </ul>
    </EraseModal>
  );
}

interface PersonMessagesProps {
  email: string;
  /** Called once loading has succeeded or failed. */
  onSettled?(): void;
}

/** Lists a person's messages to companies, to erase them on request (LGPD). */
export function PersonMessages({ email, onSettled }: PersonMessagesProps) {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<Rows>(ROWS_A_PAGE[0]);
  const { data, previousData, failure, refetch } = usePersonMessagesQuery({
    variables: { email, page, perPage: rows },
  });
  const [erasing, setErasing] = useState<PersonMessageFragment>();
  const element = useRef<HTMLDivElement>(null);
  const list = (data ?? previousData)?.adminMessages;
  const last = data?.adminMessages.lastPage;
  // The last message of the page has been erased.
  if (last !== undefined && page > last) setPage(last);
  const isSettled = list !== undefined || failure !== undefined;
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  const done = () => {
    setErasing(undefined);
    // Keeps the height, so that what is below does not jump.
    if (element.current) element.current.style.minHeight = `${element.current.offsetHeight}px`;
    element.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={element} tabIndex={-1} className={classes.container}>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar mensagens"
        retry={refetch}
        empty={
          <>
            <p>Nenhuma mensagem enviada com este e-mail.</p>
            <p>Pergunte à pessoa se ela escreveu com outro e-mail, e procure por ele.</p>
          </>
        }
      >
        <DataTable
          label="Mensagens da pessoa"
          rows={list?.items ?? []}
          columns={[
            { name: 'Mensagem', cell: ({ content }) => <span className={classes.content}>{content}</span> },
            {
              name: 'Empresa',
              cell: ({ company, replies }) => (
                <>
                  <Link to={paths.company(company.id)}>{company.name}</Link>
                  <small>
                    {replies === 0 ? 'Sem resposta' : formatAmount(replies, 'resposta', 'respostas')}
                  </small>
                </>
              ),
            },
            {
              name: 'Assinada por',
              cell: ({ sender: { name, email: address, phone, phoneUrl } }) => (
                <>
                  {name}
                  {address && (
                    <small>
                      <EmailText address={address} />
                    </small>
                  )}
                  {phone && <small>{formatTypedPhone(phone, phoneUrl)}</small>}
                </>
              ),
            },
            {
              name: 'Quando',
              cell: ({ createdAt }) => (
                <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>
              ),
            },
            {
              name: '',
              cell: (message) => (
                <RowButton
                  of={`a mensagem para ${message.company.name}, de ${formatDateTime(message.createdAt)}`}
                  isGrave
                  onClick={() => setErasing(message)}
                >
                  Apagar
                </RowButton>
              ),
            },
          ]}
        />
        <div className={listClasses.foot}>
          <RowsChoice
            rows={rows}
            total={list?.total ?? 0}
            onChange={(size) => {
              setRows(size);
              setPage(1);
            }}
          />
          <PageButtons
            label="Páginas das mensagens da pessoa"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            isWaiting={!data && !failure}
            onSelect={setPage}
          />
        </div>
      </ListState>
      {erasing && <EraseMessageModal message={erasing} onClose={() => setErasing(undefined)} onDone={done} />}
    </div>
  );
}
