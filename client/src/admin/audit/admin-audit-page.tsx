import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../lib/day-of.ts';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Changes } from '../changes/changes.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { SCREENS } from '../shell/screens.ts';
import {
  AuditEntriesDocument,
  AuditEntryDocument,
  type AuditRowFragment,
  useAuditChoicesQuery,
} from './audit.gen.ts';
import classes from './audit.module.css';
import { auditFilters, useChosenFilters } from './audit-filters.tsx';

/** Returns the path of an entry's subject; undefined when it is removed or has no page. */
function subjectPath({
  subjectType,
  subjectId,
  subjectName,
  companyId,
}: AuditRowFragment): string | undefined {
  if (subjectType === 'mail') return paths.admin({ tab: 'mails' });
  if (subjectType === 'search') return patterns.adminSearches;
  if (subjectType === 'reason') return patterns.adminReasons;
  if (subjectName === null || subjectId === null) return undefined;
  switch (subjectType) {
    case 'company':
      return paths.company(subjectId);
    case 'user':
      return paths.admin({ tab: 'users', q: subjectName });
    case 'plan':
      return paths.adminPlans();
    case 'plan-request':
      return paths.admin({ tab: 'plan-requests', status: 'all' });
    case 'plan-charge':
      return `${SCREENS.planCharges.to}?${new URLSearchParams({ q: subjectName })}`;
    case 'rating':
      return paths.adminRatings(companyId === null ? {} : { company: companyId });
    case 'company-claim':
      return companyId === null ? undefined : paths.company(companyId);
    case 'category':
      return paths.adminCategories(subjectName);
    case 'kind':
      return paths.adminKinds({ kind: subjectId });
    case 'city':
      return paths.adminCities(subjectName.replace(/ - [A-Z]{2}$/, ''));
    case 'import':
      return paths.adminImport();
    default:
      return undefined;
  }
}

function Actor({ entry: { actorId, actorText } }: { entry: AuditRowFragment }) {
  if (actorId === null) return actorText;
  return <Link to={paths.adminAudit({ actor: actorId })}>{actorText}</Link>;
}

function Subject({ entry }: { entry: AuditRowFragment }) {
  const path = subjectPath(entry);
  return path === undefined ? entry.subjectText : <Link to={path}>{entry.subjectText}</Link>;
}

/** Returns an entry as a sentence. */
const sentenceOf = ({ actorText, actionText, subjectText }: AuditRowFragment): string =>
  [actorText, actionText, subjectText].filter(Boolean).join(' ');

/** Shows an entry as a sentence with links to its actor and subject. */
function AuditSentence({ entry }: { entry: AuditRowFragment }) {
  return (
    <span className={classes.sentence}>
      <Actor entry={entry} /> {entry.actionText} {entry.subjectText !== null && <Subject entry={entry} />}
    </span>
  );
}

/** Shows the values of an entry before and after. */
const AuditChanges = ({ changes }: Pick<AuditRowFragment, 'changes'>) =>
  changes.length === 0 ? '—' : <Changes changes={changes} />;

const NUMBER = /^[1-9]\d{0,8}$/;
/** Shape of the names of actions, groups and subject types; the server knows which exist. */
const ACTION = /^[a-z][a-z_.-]{0,59}$/;
const TYPE = /^[a-z][a-z-]{0,39}$/;

const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigos' },
] as const;

const AUDIT = pagedList({
  label: 'Auditoria',
  words: ['registro', 'registros'],
  pagesLabel: 'Páginas do registro',
  failedText: 'Erro ao carregar o registro de ações',
  query: AuditEntriesDocument,
  // Invalid values of the URL are ignored.
  variables(address) {
    const { text } = address;
    const textMatching = (name: string, shape: RegExp) => (shape.test(text(name)) ? text(name) : null);
    const subjectType = textMatching('type', TYPE);
    return {
      ...pageVariables(address, ORDERS),
      action: textMatching('action', ACTION),
      subjectType,
      // An id needs its type.
      subjectId: subjectType && textMatching('subject', NUMBER),
      actorId: textMatching('actor', NUMBER),
      from: dayOf(text('from')) || null,
      until: dayOf(text('until')) || null,
    };
  },
  rowQuery: { query: AuditEntryDocument, row: (data) => data.adminAuditEntry },
  search: {
    label: 'Buscar no registro',
    description: 'Por valores, pessoas, ações e nomes de empresas.',
  },
  orders: ORDERS,
  notFound: { title: 'Nenhum registro encontrado', text: 'Nada foi registrado com estes filtros.' },
  views: 'audit-entries',
  exported: { list: 'audit-entries', fileName: 'auditoria' },
  replacesRows: true,
});

/** Lists the audit log: who did what to whom, when and from where, with values before and after. */
export function AuditList() {
  const table = useDescribedList(AUDIT);
  const { address, variables, list } = table;
  const offered = useAuditChoicesQuery();
  const choices = offered.data?.adminAuditChoices;
  const { cache } = useApolloClient();
  // A cached list may miss what has been done since.
  useEffect(() => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminAuditEntries' });
  }, [cache]);
  const chosen = useChosenFilters({ choices, variables, entries: list.rows });

  return (
    <AdminTable<AuditRowFragment>
      table={table}
      retry={async () => {
        await Promise.all([table.refetch(), choices === undefined && offered.refetch()]);
      }}
      filters={[...auditFilters({ address, choices, variables }), ...chosen]}
      details={{ title: sentenceOf }}
      empty={
        <EmptyState title="Nada registrado ainda" drawing={<NothingSaved />}>
          <p>O que os administradores fizerem a partir de agora aparece aqui.</p>
        </EmptyState>
      }
      columns={[
        { name: 'O que foi feito', width: '16rem', cell: (entry) => <AuditSentence entry={entry} /> },
        {
          name: 'Quando',
          width: '9.25rem',
          orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: ({ createdAt }) => (
            <>
              <span className={lists.whole}>{formatDateTime(createdAt)}</span>
              <small>{formatAge(createdAt)}</small>
            </>
          ),
        },
        {
          name: 'De onde',
          width: '8rem',
          leaves: 1,
          isOffCard: true,
          cell: ({ address: from }) => from ?? '—',
        },
        {
          name: 'O que mudou',
          width: '10rem',
          title: ({ changes }) =>
            changes
              // The sentence has the name.
              .filter(({ field, isFact }) => !(isFact && field === 'name'))
              .map((change) => change.name)
              .join(', ') || 'Detalhes',
          detail: (entry) => <AuditChanges {...entry} />,
        },
      ]}
    />
  );
}

export const page = listPage(
  {
    title: 'Auditoria',
    lead: 'Quem fez o quê, quando e de onde. Nada aqui pode ser alterado.',
    may: 'readAudit',
  },
  AuditList,
);
