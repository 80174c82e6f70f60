import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { ROWS_A_PAGE } from '../../ui/list/use-list-params.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import { RowButton } from '../actions/row-button.tsx';
import listClasses from '../list/lists.module.css';
import classes from './person-messages.module.css';
import {
  type PersonRecordFragment,
  useErasePersonalRecordMutation,
  usePersonRecordsQuery,
} from './person-records.gen.ts';

/** What is erased and what stays, by kind; kinds without it cannot be erased here. */
const EFFECTS: Partial<Record<PersonRecordFragment['kind'], string>> = {
  correction: 'Saem o e-mail, o endereço de rede, a observação e a conta de quem sugeriu. A correção fica.',
  invitation: 'O convite deixa de valer. Quem já participa da empresa continua.',
  mail: 'O e-mail sai da lista de e-mails. O que já foi entregue fica na caixa de quem o recebeu.',
};

interface EraseRecordModalProps {
  record: PersonRecordFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that what is stored with an e-mail is erased at its person's request. */
function EraseRecordModal({ record, onClose, onDone }: EraseRecordModalProps) {
  const [erase] = useErasePersonalRecordMutation();
  return (
    <EraseModal
      name="informação"
      erase={() => erase({ variables: { id: record.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa (LGPD). Ela é de {formatDate(record.createdAt)}.{' '}
        <strong>Isto não pode ser desfeito.</strong>
      </p>
      <p>{EFFECTS[record.kind]}</p>
      <p>Na Auditoria fica quem apagou e quando, sem o texto.</p>
    </EraseModal>
  );
}

const KINDS: Record<PersonRecordFragment['kind'], string> = {
  company: 'Contato de uma empresa',
  correction: 'Correção sugerida',
  dataRequest: 'Pedido da LGPD',
  invitation: 'Convite para uma empresa',
  mail: 'E-mail do site',
};

/** Lists what else is stored with an e-mail, to erase it on request (LGPD). */
export function PersonRecords({ email }: { email: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = usePersonRecordsQuery({
    variables: { email, page, perPage: ROWS_A_PAGE[0] },
  });
  const [erasing, setErasing] = useState<PersonRecordFragment>();
  const element = useRef<HTMLDivElement>(null);
  const list = (data ?? previousData)?.adminPersonalRecords;
  const last = data?.adminPersonalRecords.lastPage;
  // The last record of the page has been erased.
  if (last !== undefined && page > last) setPage(last);
  const done = () => {
    setErasing(undefined);
    element.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={element} tabIndex={-1} className={classes.container}>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={<p>Nenhum outro dado com este e-mail.</p>}
      >
        <DataTable
          label="Outros dados da pessoa"
          rows={list?.items ?? []}
          columns={[
            {
              name: 'Dado',
              cell: ({ kind, text }) => (
                <>
                  {KINDS[kind]}
                  {text && <small className={classes.content}>{text}</small>}
                </>
              ),
            },
            {
              name: 'Empresa',
              cell: ({ company }) =>
                company ? <Link to={paths.company(company.id)}>{company.name}</Link> : '–',
            },
            {
              name: 'Quando',
              cell: ({ createdAt }) => (
                <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>
              ),
            },
            {
              name: '',
              cell: (record) =>
                record.isErasable && (
                  <RowButton
                    of={`${KINDS[record.kind]}, de ${formatDateTime(record.createdAt)}`}
                    isGrave
                    onClick={() => setErasing(record)}
                  >
                    Apagar
                  </RowButton>
                ),
            },
          ]}
        />
        <div className={listClasses.foot}>
          <PageButtons
            label="Páginas dos outros dados da pessoa"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            isWaiting={!data && !failure}
            onSelect={setPage}
          />
        </div>
      </ListState>
      {erasing && <EraseRecordModal record={erasing} onClose={() => setErasing(undefined)} onDone={done} />}
    </div>
  );
}
