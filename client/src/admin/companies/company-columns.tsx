import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCityState, formatDateTime, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import listClasses from '../list/lists.module.css';
import { RowButton } from '../list/row-button.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';
import classes from './companies.module.css';
import type { CompanyModal, CompanyParts } from './company-modals.ts';

function Owner({ hasOwner, ownerName, ownerEmail, plan }: CompanyRowFragment) {
  if (!hasOwner) return <span className={listClasses.aside}>Sem dono</span>;
  return (
    <>
      {ownerName}
      {ownerEmail && (
        <small>
          <EmailText address={ownerEmail} />
        </small>
      )}
      <small>Plano {plan?.name ?? 'Grátis'}</small>
    </>
  );
}

function Standing({ isApproved, isActive, createdAt }: CompanyRowFragment) {
  return (
    <>
      <span className={classes.tags}>
        <StatusTag tone={isApproved ? 'good' : 'waiting'}>{isApproved ? 'Aprovada' : 'Pendente'}</StatusTag>
        <StatusTag tone={isActive ? 'plain' : 'bad'}>{isActive ? 'Ativa' : 'Inativa'}</StatusTag>
      </span>
      <small>Cadastro: {formatDateTime(createdAt)}</small>
    </>
  );
}

/** Returns the id of the element with the number of unread messages. */
const unreadId = ({ id }: { id: string }): string => `unread-${id}`;

function Access({ company, parts }: { company: CompanyRowFragment; parts: CompanyParts }) {
  const unread = company.unreadByAdministration ?? 0;
  if (!company.hasOwner) return '—';
  return (
    <span className={classes.access}>
      {parts.access(company)}
      {company.isMessageAccessRequested && <StatusTag tone="waiting">Pediu acesso</StatusTag>}
      {unread > 0 && (
        <span id={unreadId(company)}>
          <StatusTag tone="waiting">
            {unread === 1 ? '1 não lida' : `${formatNumber(unread)} não lidas`}
          </StatusTag>
        </span>
      )}
    </span>
  );
}

interface CompanyColumnsOptions {
  parts: CompanyParts;
  /** True while the company is being activated or deactivated. */
  isBusy(id: string): boolean;
  show(next: CompanyModal): void;
}

/** Returns the columns of the companies' list. */
export const companyColumns = ({
  parts,
  isBusy,
  show,
}: CompanyColumnsOptions): [Column<CompanyRowFragment>, ...Column<CompanyRowFragment>[]] => [
  {
    name: 'Empresa',
    cell: ({ id, name, category, kinds, kindsAreGuessed, city }) => (
      <>
        <Link to={paths.company(id)}>{name}</Link>
        <small>{category.name}</small>
        {kinds.length > 0 && (
          <small>
            {kinds.map((kind) => kind.name).join(' · ')}
            {kindsAreGuessed && ' (sugerido)'}
          </small>
        )}
        <small>{formatCityState(city)}</small>
      </>
    ),
  },
  { name: 'Dono', cell: Owner },
  { name: 'Situação', cell: Standing },
  { name: 'Acesso às mensagens', cell: (company) => <Access company={company} parts={parts} /> },
  {
    name: '',
    cell: ({ id, name, hasOwner, unreadByAdministration }) => (
      <>
        {hasOwner && (
          <RowButton
            leftSection={<Icon name="mail" />}
            of={`de ${name}`}
            aria-describedby={unreadByAdministration ? unreadId({ id }) : undefined}
            onClick={() => show({ kind: 'messages', id })}
          >
            Mensagens
          </RowButton>
        )}
        <RowButton of={name} onClick={() => show({ kind: 'edit', id })}>
          Editar
        </RowButton>
        <Button
          variant="default"
          aria-label={`Mais ações: ${name}`}
          loading={isBusy(id)}
          onClick={() => show({ kind: 'actions', id })}
        >
          Mais
        </Button>
      </>
    ),
  },
];
