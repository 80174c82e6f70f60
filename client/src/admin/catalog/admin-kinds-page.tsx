import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import { IfMay } from '../../domain/account/if-may.tsx';
import { useMay } from '../../domain/account/use-may.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import formClasses from '../../ui/form/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { CompaniesOfKind } from './companies-of-kind.tsx';
import { KindModal } from './kind-modal.tsx';
import { KindWords } from './kind-words.tsx';
import {
  AdminKindsDocument,
  type KindRowFragment,
  useAdminKindQuery,
  useDeleteKindMutation,
  useKindCategoriesQuery,
} from './kinds.gen.ts';
import classes from './kinds.module.css';

interface RemoveKindModalProps {
  kind: KindRowFragment;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** Confirms the removal of a kind. The server refuses it while companies have the kind. */
function RemoveKindModal({ kind, onClose, onRemoved }: RemoveKindModalProps) {
  const [remove] = useDeleteKindMutation();
  const { id, name, companiesCount } = kind;
  return (
    <AttemptModal
      title={`Remover ${name}?`}
      action="Remover segmento"
      run={() => remove({ variables: { id } })}
      doneText={`${name} foi removido.`}
      failedText="Erro ao remover segmento"
      codesOfDone={['NOT_FOUND']}
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>
        O segmento e as suas palavras deixam de existir na busca, nos filtros e nos cadastros. Isto não pode
        ser desfeito.
      </p>
      {companiesCount > 0 && (
        <p>
          Na última contagem ele tinha <CompaniesOfKind kind={kind} />. Se ainda houver empresas nele, mude-as
          de segmento antes.
        </p>
      )}
    </AttemptModal>
  );
}

const ORDERS = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'category', label: 'Categoria, de A a Z' },
  { value: 'categoryDescending', label: 'Categoria, de Z a A' },
  { value: 'words', label: 'Mais palavras' },
  { value: 'wordsAscending', label: 'Menos palavras' },
  { value: 'companies', label: 'Mais empresas' },
  { value: 'companiesAscending', label: 'Menos empresas' },
] as const;

const KINDS = pagedList({
  label: 'Segmentos',
  words: ['segmento', 'segmentos'],
  pagesLabel: 'Páginas dos segmentos',
  failedText: 'Erro ao carregar segmentos',
  query: AdminKindsDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    categoryId: address.text('category') || null,
  }),
  mutation: 'UpdateKind',
  search: { label: 'Segmento ou palavra' },
  orders: ORDERS,
  notFound: {
    title: 'Nenhum segmento encontrado',
    text: 'Tente outra parte do nome, outra palavra ou outra categoria.',
  },
  views: 'kinds',
  exported: { list: 'kinds', fileName: 'segmentos' },
  may: 'manageCatalog',
  replacesRows: true,
});

/** Lists the kinds of business for administrators: search, add, edit, remove. */
export function KindList() {
  const table = useDescribedList(KINDS);
  const { address, list } = table;
  const categories = useKindCategoriesQuery().data?.categories ?? [];
  const [editing, setEditing] = useState<KindRowFragment | 'new'>();
  const [removing, setRemoving] = useState<KindRowFragment>();
  useAskedModal(() => setEditing('new'));

  return (
    <>
      <AdminTable<KindRowFragment>
        table={table}
        filters={[
          choiceFilter(
            address,
            'category',
            'Categoria',
            [
              { value: '', label: 'Todas categorias' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ],
            true,
          ),
        ]}
        rowActions={(kind) => [
          { text: 'Editar', act: () => setEditing(kind) },
          { text: 'Palavras', act: paths.adminKinds({ kind: kind.id }) },
          { text: 'Remover', act: () => setRemoving(kind), isGrave: true },
        ]}
        nameOf={({ name }) => name}
        actions={<Button onClick={() => setEditing('new')}>Novo segmento</Button>}
        empty={
          <EmptyState title="Nenhum segmento ainda">
            <p>Com segmentos, a busca encontra empresas pelas palavras do dia a dia.</p>
            <IfMay may="manageCatalog">
              <p>Adicione o primeiro.</p>
              <Button onClick={() => setEditing('new')}>Adicionar segmento</Button>
            </IfMay>
          </EmptyState>
        }
        columns={[
          {
            name: 'Segmento',
            orders: { ascending: 'name', descending: 'nameDescending' },
            cell: ({ id, name }) => <Link to={paths.adminKinds({ kind: id })}>{name}</Link>,
          },
          {
            name: 'Categoria',
            width: '10rem',
            orders: { ascending: 'category', descending: 'categoryDescending' },
            cell: ({ category }) => category?.name ?? 'Nenhuma',
          },
          {
            name: 'Palavras',
            width: '6.5rem',
            orders: { ascending: 'wordsAscending', descending: 'words', first: 'descending' },
            cell: ({ id, name, wordsCount }) => (
              <Link
                to={paths.adminKinds({ kind: id })}
                aria-label={`${formatAmount(wordsCount, 'palavra', 'palavras')} de ${name}`}
              >
                {formatNumber(wordsCount)}
                <span className={lists.onCard}> {wordsCount === 1 ? 'palavra' : 'palavras'}</span>
              </Link>
            ),
          },
          {
            name: 'Empresas',
            width: '8.5rem',
            orders: { ascending: 'companiesAscending', descending: 'companies', first: 'descending' },
            cell: (kind) => <CompaniesOfKind kind={kind} />,
          },
        ]}
      />
      {editing && (
        <KindModal
          kind={editing === 'new' ? undefined : editing}
          categoryId={table.variables.categoryId ?? ''}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <RemoveKindModal
          kind={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            list.reload();
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

function AdminKindsPage() {
  const kindId = useSearchParams()[0].get('kind');
  if (kindId) {
    return (
      <AdministratorsOnly title="Acesso não autorizado">
        <KindView key={kindId} id={kindId} />
      </AdministratorsOnly>
    );
  }
  return <List />;
}

const { Component: List } = listPage(
  {
    title: 'Segmentos',
    lead: 'Os tipos de empresa abaixo das categorias, com as palavras que as pessoas usam para eles.',
  },
  KindList,
);

export const page: Page = { Component: AdminKindsPage };

/** Shows one kind of business: its data and its words. */
export function KindView({ id }: { id: string }) {
  const { data, previousData, failure, refetch } = useAdminKindQuery({ variables: { id } });
  const [isEditing, setEditing] = useState(false);
  const canEdit = useMay('manageCatalog');
  const seesAudit = useMay('readAudit');
  // Each change of words asks for the kind again; until then it stays on the screen.
  const kind = [data?.adminKind, previousData?.adminKind].find((candidate) => candidate?.id === id);
  const title = kind?.name ?? 'Segmento';
  usePrivateHead(title);
  const isMissing = failure?.code === 'NOT_FOUND';
  return (
    <PageFrame
      title={title}
      lead="As palavras levam quem busca às empresas do segmento. O que mudar aqui vale na busca seguinte."
      actions={
        <LinkButton to={paths.adminKinds()} variant="default">
          <Icon name="back" />
          Todos os segmentos
        </LinkButton>
      }
    >
      <ListState
        hasData={kind !== undefined || isMissing}
        isEmpty={isMissing}
        isFailed={failure !== undefined && !isMissing}
        failedText="Erro ao carregar segmento"
        retry={refetch}
        empty={
          <EmptyState title="Segmento não encontrado">
            <p>Ele pode ter sido removido. Procure na lista de segmentos.</p>
          </EmptyState>
        }
      >
        {kind && (
          <>
            <Panel
              title="Dados"
              actions={
                <div className={formClasses.actions}>
                  {canEdit && <Button onClick={() => setEditing(true)}>Editar</Button>}
                  {seesAudit && (
                    <LinkButton to={paths.adminAudit({ type: 'kind', subject: id })} variant="subtle">
                      Histórico
                    </LinkButton>
                  )}
                </div>
              }
            >
              <dl className={classes.facts}>
                <dt>Nome no plural</dt>
                <dd>{kind.plural ?? kind.name}</dd>
                <dt>Categoria</dt>
                <dd>{kind.category?.name ?? 'Nenhuma'}</dd>
                <dt>Segmento mais amplo</dt>
                <dd>{kind.broader?.name ?? 'Nenhum'}</dd>
                <dt>Tipo do schema.org</dt>
                <dd>{kind.schemaType ?? 'Nenhum'}</dd>
                <dt>Empresas</dt>
                <dd>
                  <CompaniesOfKind kind={kind} />
                </dd>
              </dl>
            </Panel>
            <Panel title="Palavras">
              <KindWords kind={kind} />
            </Panel>
            {isEditing && <KindModal kind={kind} onClose={() => setEditing(false)} />}
          </>
        )}
      </ListState>
    </PageFrame>
  );
}
