import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { useMay } from '../../domain/account/use-may.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ITEM, PART } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import type { Action } from '../actions/action-list.tsx';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { useModal } from '../actions/use-modal.ts';
import { type BulkSelection, useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { openedRow, pagedList, useDescribedList } from '../list/described-list.ts';
import { useItemLink } from '../list/details/use-item.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import {
  AdminCompaniesDocument,
  type CompanyRowFragment,
  useAdminCompanyQuery,
  useSetCompanyActiveMutation,
} from './companies.gen.ts';
import { CompanyBar } from './company-bar.tsx';
import { companyColumns, waitingMessages } from './company-columns.tsx';
import { CompanyDetails } from './company-details.tsx';
import { companiesVariables, ORDERS, useCompanyFilters } from './company-filters.tsx';
import { type CompanyModal, CompanyModals, type CompanyParts } from './company-modals.tsx';

/** Activates and deactivates companies, several in the background; of those none stays selected. */
function useCompanyActivity(decisions: Decisions, chosen: BulkSelection<CompanyRowFragment>) {
  const [set] = useSetCompanyActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    failed: 'Erro ao ativar/desativar empresa',
    onChanged: (row) => chosen.selection.update([row]),
    change: (id, isActive) => set({ variables: { id, isActive } }),
    start: (rows, isActive) => chosen.start({ action: isActive ? 'activate' : 'deactivate' }, rows),
  });
}

/** Reloads the list when a conversation is left: reading changes the unread counts. */
function useReloadAfter(readingId: string | undefined, reload: () => void): void {
  const before = useRef(readingId);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (before.current !== undefined && before.current !== readingId) reloadNow();
    before.current = readingId;
  }, [readingId]);
  // Also when the screen is left with the conversation open.
  useEffect(
    () => () => {
      if (before.current !== undefined) reloadNow();
    },
    [],
  );
}

const COMPANIES = pagedList({
  label: 'Empresas',
  words: ['empresa', 'empresas'],
  pagesLabel: 'Páginas das empresas',
  failedText: 'Erro ao carregar empresas',
  query: AdminCompaniesDocument,
  variables: companiesVariables,
  mutation: 'AdminUpdateCompany',
  search: {
    label: 'Buscar empresa',
    description: 'Por nome, dono ou e-mail dele, cidade, categoria, segmento, telefone, CNPJ ou número.',
  },
  orders: ORDERS,
  notFound: { title: 'Nenhuma empresa encontrada', text: 'Tente outra parte do nome, ou menos filtros.' },
  views: 'companies',
  exported: { list: 'companies', fileName: 'empresas' },
  may: 'editCompanies',
  selects: {
    filter: 'companies',
    allText: 'Selecionar todas as',
    words: ['empresa selecionada', 'empresas selecionadas'],
  },
  isCountedApart: true,
});

interface CompanyRowActionsOptions {
  show(next: CompanyModal): void;
  /** Shows the company on the site again; hiding asks first. */
  activate(rows: readonly CompanyRowFragment[]): void;
  /** Opens the conversation with a company's owner. */
  openMessages(company: CompanyRowFragment): void;
}

/** Returns the actions of a company. */
const companyRowActions =
  ({ show, activate, openMessages }: CompanyRowActionsOptions) =>
  (company: CompanyRowFragment): (Action | false)[] => {
    const { id, isActive, isApproved, hasOwner, ownerName, plan } = company;
    return [
      { text: 'Editar', description: 'Todos os dados da empresa.', act: () => show({ kind: 'edit', id }) },
      hasOwner && {
        text: 'Mensagens',
        may: 'answerMessages',
        description: waitingMessages(company).join(', ') || 'A conversa com o dono.',
        act: () => openMessages(company),
      },
      !isApproved &&
        isActive && {
          text: 'Ver em Aprovações',
          may: 'decide',
          description: 'Ela espera aprovação.',
          act: paths.admin({ tab: 'approvals', item: `newCompany:${id}` }),
        },
      isActive
        ? {
            text: 'Desativar empresa',
            description: 'Some do site para todos, menos o dono e os administradores. Nada é apagado.',
            act: () => show({ kind: 'deactivate', companies: [company] }),
          }
        : {
            text: 'Ativar empresa',
            description: 'Volta a aparecer no site.',
            act: () => activate([company]),
          },
      hasOwner && {
        text: 'Mudar plano',
        may: 'managePlans',
        description: `O plano de ${ownerName}: ${plan?.name ?? 'Grátis'}.`,
        act: () => show({ kind: 'plan', id }),
      },
      hasOwner && {
        text: 'Definir senha',
        may: 'manageUsers',
        description: `Da conta de ${ownerName}; encerra todas as sessões dela.`,
        act: () => show({ kind: 'password', id }),
      },
      { text: 'Ver página', description: 'Como os visitantes a veem.', act: paths.company(id) },
      {
        text: 'Ver avaliações',
        description: 'Todas, com as ocultas.',
        act: paths.adminRatings({ company: id }),
      },
      {
        text: 'Ver histórico',
        may: 'readAudit',
        description: 'Quem fez o quê com a empresa.',
        act: paths.adminAudit({ type: 'company', subject: id }),
      },
      isApproved && {
        text: 'Unir com outra…',
        may: 'removeCompanies',
        description: 'Para o mesmo negócio cadastrado duas vezes: uma das duas fica com tudo.',
        act: () => show({ kind: 'merge', id }),
      },
      {
        text: 'Remover empresa',
        may: 'removeCompanies',
        description: 'Apaga a empresa e tudo o que é dela, para sempre.',
        act: () => show({ kind: 'remove', id }),
        isGrave: true,
      },
    ];
  };

/** Lists the companies for administrators. */
export function CompanyList({ slots }: { slots: CompanyParts }) {
  const table = useDescribedList(COMPANIES);
  const { address, list, filter } = table;
  const { rows, element } = list;
  const filters = useCompanyFilters(address);
  const openId = address.text(ITEM);
  const seesMembers = useMay('manageUsers');
  const opened = useAdminCompanyQuery({ variables: { id: openId, seesMembers }, skip: openId === '' });
  const more = opened.data?.company.id === openId ? opened.data : undefined;
  const linkOf = useItemLink(address);
  const navigate = useNavigate();
  const mayAnswer = useMay('answerMessages');
  const readingId = mayAnswer && address.text(PART) === 'messages' ? openId : undefined;
  useReloadAfter(readingId, list.reload);
  const modal = useModal<CompanyModal>(element);
  const { state, show } = modal;
  useAskedModal(() => show({ kind: 'create' }));
  const chosen = useBulkSelection(table.selectable);
  const activity = useCompanyActivity(list, chosen);

  return (
    <>
      <AdminTable
        table={table}
        filters={filters}
        actions={<Button onClick={() => show({ kind: 'create' })}>Nova empresa</Button>}
        empty={
          <EmptyState title="Nenhuma empresa ainda">
            <IfMay may="editCompanies" otherwise={<p>Empresas cadastradas aparecem aqui.</p>}>
              <p>
                Cadastre a primeira
                <IfMay may="importCompanies">
                  , ou <Link to={paths.adminImport()}>importe uma planilha</Link>
                </IfMay>
                .
              </p>
            </IfMay>
          </EmptyState>
        }
        columns={companyColumns(slots)}
        rowActions={companyRowActions({
          show,
          activate: activity.activate,
          openMessages: (company) => {
            const { to, ...options } = linkOf(company, 'messages');
            navigate(to, options);
          },
        })}
        details={{
          title: ({ id, name, hasOwner }) => (id === readingId && hasOwner ? `Mensagens · ${name}` : name),
          nameOf: ({ name }) => name,
          ...openedRow(more?.company, opened),
          content: (company) => <CompanyDetails company={company} more={more} slots={slots} />,
          section: (company) =>
            company.id === readingId &&
            company.hasOwner && (
              <>
                <div>
                  <Button component={Link} {...linkOf(company)} variant="default">
                    Ver detalhes
                  </Button>
                </div>
                {slots.messages(company)}
              </>
            ),
        }}
        selection={{ ...chosen.selection, nameOf: ({ name }) => name }}
        selectionBar={
          <CompanyBar
            chosen={chosen}
            list={list}
            filter={filter}
            activate={activity.activate}
            deactivate={(companies) => show({ kind: 'deactivate', companies })}
          />
        }
      />
      {state && (
        <CompanyModals
          modal={{ ...modal, state }}
          rows={more ? [...rows, more.company] : rows}
          reload={list.reload}
          activity={activity}
          slots={slots}
        />
      )}
    </>
  );
}
