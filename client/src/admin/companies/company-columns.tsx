import { formatCityState, formatDate, formatDateTime, formatNumber } from '../../lib/format.ts';
import type { Columns } from '../../ui/list/table/column.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import listClasses from '../list/lists.module.css';
import type { CompanyRowFragment } from './companies.gen.ts';
import classes from './companies.module.css';
import type { CompanyParts } from './company-modals.tsx';

/** Returns what waits in the messages of a company: a request for access, unread ones. */
export function waitingMessages({
  isMessageAccessRequested,
  unreadByAdministration,
}: CompanyRowFragment): string[] {
  const unread = unreadByAdministration ?? 0;
  return [
    isMessageAccessRequested ? 'Pediu acesso' : '',
    unread === 1 ? '1 não lida' : unread > 1 ? `${formatNumber(unread)} não lidas` : '',
  ].filter(Boolean);
}

/** Shows whether visitors see the company, and why not. */
export function Standing({ isApproved, isActive }: CompanyRowFragment) {
  return (
    <span className={classes.tags} data-off-card={(isApproved && isActive) || undefined}>
      {!isApproved && <StatusTag tone="waiting">Pendente</StatusTag>}
      {(isApproved || !isActive) && (
        <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'Ativa' : 'Inativa'}</StatusTag>
      )}
    </span>
  );
}

function Access({ company, slots }: { company: CompanyRowFragment; slots: CompanyParts }) {
  if (!company.hasOwner) {
    return (
      <span className={listClasses.aside} data-off-card>
        —
      </span>
    );
  }
  const waiting = waitingMessages(company).join(', ');
  return (
    <span className={classes.access}>
      <span data-off-card>{slots.access(company)}</span>
      {waiting && (
        <strong className={classes.waiting} title={waiting}>
          {waiting}
        </strong>
      )}
    </span>
  );
}

/** Returns the columns of the companies' list. */
export const companyColumns = (slots: CompanyParts): Columns<CompanyRowFragment> => [
  {
    name: 'Empresa',
    orders: { ascending: 'name', descending: 'nameDescending' },
    title: ({ name }) => name,
    cell: ({ category, kinds }) => (
      <small>{[category.name, ...kinds.map((kind) => kind.name)].join(' · ')}</small>
    ),
  },
  {
    name: 'Cidade',
    width: '8.5rem',
    orders: { ascending: 'city', descending: 'cityDescending' },
    cell: ({ city }) => formatCityState(city),
  },
  {
    name: 'Dono',
    width: '8rem',
    leaves: 2,
    isOffCard: true,
    cell: ({ hasOwner, ownerName, ownerEmail }) =>
      hasOwner ? (
        <>
          {ownerName}
          {ownerEmail && <small>{ownerEmail}</small>}
        </>
      ) : (
        <span className={listClasses.aside}>Sem dono</span>
      ),
  },
  {
    name: 'Situação',
    width: '6.75rem',
    orders: { ascending: 'status', descending: 'statusDescending' },
    cell: Standing,
  },
  {
    name: 'Mensagens',
    width: '9.5rem',
    leaves: 3,
    cell: (company) => <Access company={company} slots={slots} />,
  },
  {
    name: 'Cadastro',
    width: '6.75rem',
    leaves: 1,
    isOffCard: true,
    orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    cell: ({ createdAt }) => <span title={formatDateTime(createdAt)}>{formatDate(createdAt)}</span>,
  },
];
