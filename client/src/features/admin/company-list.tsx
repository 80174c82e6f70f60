import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DataTable } from '../../components/data-table.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Paging } from '../../components/paging.tsx';
import { formatPlace, formatResults } from '../../lib/format.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { paths } from '../../paths.ts';
import { type AdminCompaniesQuery, useAdminCompaniesQuery } from './admin-companies.gen.ts';
import classes from './lists.module.css';

export type CompanyRow = AdminCompaniesQuery['companies']['items'][number];

const DEBOUNCE_MS = 300;

interface CompanyListProps {
  q: string;
  page: number;
  /** The switch for reading messages. */
  renderAccess(company: CompanyRow): ReactNode;
  openMessages(company: CompanyRow): void;
}

/** Published companies, found as visitors find them, with the ways to talk to them. */
export function CompanyList({ q, page, renderAccess, openMessages }: CompanyListProps) {
  const navigate = useNavigate();
  const [text, setText] = useTypedText(
    q,
    (typed) => navigate(paths.admin({ tab: 'companies', q: typed }), { replace: true }),
    { delayMs: DEBOUNCE_MS, isPaused: false },
  );
  const { data, previousData, failure, refetch } = useAdminCompaniesQuery({
    variables: { q: q || null, page },
  });
  const list = (data ?? previousData)?.companies;
  return (
    <>
      <p className={classes.aside}>
        As que esperam aprovação estão em <Link to={paths.admin({ tab: 'approvals' })}>Aprovações</Link>.
      </p>
      <div className={classes.filters}>
        <TextInput
          className={classes.wide ?? ''}
          label="Buscar empresa"
          description="Por nome, atividade ou cidade, entre as publicadas."
          type="search"
          maxLength={100}
          leftSection={<Icon name="search" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        empty={
          <EmptyState title="Nenhuma empresa encontrada">
            <p>Tente outras palavras, ou procure entre as que esperam aprovação.</p>
          </EmptyState>
        }
      >
        <p role="status">{formatResults(list?.total ?? 0, list?.totalIsExact ?? true)}</p>
        <DataTable
          label="Empresas"
          rows={list?.items ?? []}
          columns={[
            { name: 'Empresa', cell: ({ id, name }) => <Link to={paths.company(id)}>{name}</Link> },
            { name: 'Categoria', cell: ({ category }) => category.name },
            { name: 'Cidade', cell: ({ city }) => formatPlace(city) },
            {
              name: 'Dono',
              cell: ({ ownerName, ownerEmail }) => (
                <>
                  {ownerName ?? 'Sem dono'}
                  {ownerEmail && (
                    <small>
                      <EmailText address={ownerEmail} />
                    </small>
                  )}
                </>
              ),
            },
            {
              name: 'Acesso às mensagens',
              cell: (company) => (company.hasOwner ? renderAccess(company) : '—'),
            },
            {
              name: '',
              cell: (company) =>
                company.hasOwner && (
                  <Button
                    variant="default"
                    leftSection={<Icon name="mail" />}
                    aria-label={`Mensagens de ${company.name}`}
                    onClick={() => openMessages(company)}
                  >
                    Mensagens
                  </Button>
                ),
            },
          ]}
        />
        <Paging
          label="Páginas das empresas"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={(to) => paths.admin({ tab: 'companies', q, page: to })}
        />
      </ListState>
    </>
  );
}
