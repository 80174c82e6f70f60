import type { Conditions } from '../database/conditions.ts';
import { oneRow, type Reader, type Statement } from '../database/statement.ts';
import type { AdminList } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { idOrZero } from '../shared/ids.ts';
import { ACTIONS, SUBJECT_TYPE_NAMES } from './actions.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type NameOf, namesOf, type Reference, referencesIn, withNames } from './audit-names.ts';
import { AuditArgs, type AuditRecord } from './audit-record.ts';
import { changesText, fieldChanges, whatChanged } from './field-change.ts';

type Values = Readonly<Record<string, unknown>> | null;

/** An entry with present names. */
type Named = Pick<
  AuditRecord,
  'actorId' | 'actorName' | 'actorEmail' | 'action' | 'subjectType' | 'subjectId' | 'subjectName'
> & { before: Values; after: Values };

/** Kinds with one subject, which is not named. */
const ONLY_ONES = ['settings', 'approval-policy', 'system'];

/** Actions that change values; the others record facts. */
const CHANGING =
  /^company-claim\.approve$|\.(update|revert|change|answer-change|role|plan|activate|deactivate|message-access)$/;

/** Returns whether an action changes values: one absent on one side is empty there, else it is a fact. */
const isChanging = (action: string): boolean => CHANGING.test(action);

function actorText({ actorId, actorName, actorEmail, action, after }: Named): string {
  if (typeof after?.operator === 'string') return `A linha de comando (${after.operator})`;
  if (actorId === null) return action === 'rating.change' ? 'Quem avaliou' : 'O sistema';
  const actor = actorName ?? actorEmail ?? `Conta encerrada (nº ${actorId})`;
  return typeof after?.byKey === 'string' ? `${actor} (chave de API ${after.byKey})` : actor;
}

/** Describes an action. Granting and withdrawing message access is one; so is cancelling an import, started or not. */
function actionText({ action, before, after, subjectId }: Named): string {
  const access = after?.hasMessageAccess;
  if (action === 'company.message-access' && typeof access === 'boolean')
    return `${access ? 'liberou' : 'tirou'} o acesso às mensagens da empresa`;
  if (action === 'import.cancel' && (before?.status === 'uploaded' || before?.status === 'checked'))
    return 'descartou o arquivo da importação';
  return ACTIONS[action]?.[1] ?? `fez "${action}"${subjectId === null ? '' : ' em'}`;
}

/** How a name stands in the sentence, for kinds without a name of their own. */
const BY_NAME: Readonly<Record<string, (name: string, number: string) => string>> = {
  rating: (name, number) => `${number} da empresa ${name}`,
  'plan-request': (name) => `de ${name}`,
  'company-claim': (name) => `da empresa ${name}`,
};

/** Falls back to the name in the entry when the subject is gone. */
function subjectText({ subjectType, subjectId, subjectName, before, after }: Named): string | null {
  if (subjectId === null || ONLY_ONES.includes(subjectType)) return null;
  const number = `nº ${subjectId}`;
  const names = [subjectName, after?.name, before?.name, after?.fileName, before?.fileName];
  const name = names.find((text) => typeof text === 'string');
  if (name === undefined) return subjectType === 'user' ? `usuário ${number}` : number;
  return BY_NAME[subjectType]?.(String(name), number) ?? String(name);
}

/**
 * Returns the Portuguese texts of an entry: names, and the three parts of a sentence. What an earlier version recorded
 * under another name stays as it is.
 */
export const entryTexts = (entry: Named) => ({
  actorText: actorText(entry),
  actionName: ACTIONS[entry.action]?.[0] ?? entry.action,
  actionText: actionText(entry),
  subjectTypeName: SUBJECT_TYPE_NAMES[entry.subjectType] ?? entry.subjectType,
  subjectText: subjectText(entry),
});

/** Most companies, administrators and accounts, each, of which entries are found by the present name. */
const MOST_SUBJECTS = 200;

const NAMED = `u.folded LIKE '% ' || typed.text || '%' AND typed.text <> ''`;

/**
 * The normalized text $1, the companies whose names begin with it, and the accounts with words that do: administrators
 * first, so that accounts of the same name do not crowd them out.
 */
const SUBJECTS: Statement = {
  name: 'audit_subjects',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS text)
    SELECT typed.text,
      ARRAY(SELECT c.id FROM companies c, typed WHERE c.rejected_at IS NULL
        AND search_fold(c.name) COLLATE "C" >= typed.text
        AND search_fold(c.name) COLLATE "C" < typed.text || U&'\\+10FFFF' AND typed.text <> '' LIMIT ${MOST_SUBJECTS}) AS "companyIds",
      ARRAY((SELECT u.id FROM users u, typed WHERE u.admin_role IS NOT NULL AND ${NAMED} LIMIT ${MOST_SUBJECTS})
        UNION (SELECT u.id FROM users u, typed WHERE ${NAMED} LIMIT ${MOST_SUBJECTS})) AS "userIds"
    FROM typed`,
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the actions whose Portuguese words have each word of the text. */
function actionsOf(text: string): string[] {
  const words = text.split(' ');
  return Object.entries(ACTIONS).flatMap(([action, texts]) => {
    const own = plain(texts.join(' ')).split(/\s+/);
    return words.every((word) => own.some((other) => other.startsWith(word))) ? [action] : [];
  });
}

/**
 * Adds a search: words of the entry's values or its actor's e-mail, the words for an action, the beginning of the
 * present name of a company, or words of the present name of an account, which acted or was acted on.
 */
async function addAuditSearch(reader: Reader, filter: Conditions, q: string): Promise<void> {
  const matches = await oneRow<{ text: string; companyIds: number[]; userIds: number[] }>(reader, SUBJECTS, [
    q,
  ]);
  if (matches.text === '') {
    filter.add(() => 'false');
    return;
  }
  const query = matches.text
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  filter.add(
    (placeholder) => `(audit_words(actor_email, before, after) @@ ${placeholder(query)}::tsquery
      OR action = ANY (${placeholder(actionsOf(matches.text))}::text[])
      OR subject_type = 'company' AND subject_id = ANY (${placeholder(matches.companyIds)}::int[])
      OR subject_type = 'user' AND subject_id = ANY (${placeholder(matches.userIds)}::int[])
      OR actor_id = ANY (${placeholder(matches.userIds)}::int[]))`,
  );
}

const COUNTED = 100_000;
const COLUMNS = `id, actor_id AS "actorId", actor_email AS "actorEmail", action, subject_type AS "subjectType",
  subject_id AS "subjectId", before, after, host(address) AS address, created_at AS "createdAt"`;

type Row = Omit<AuditEntry, 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

function referencesOf({ actorId, subjectType, subjectId, before, after }: Row): Reference[] {
  return [
    ...(actorId === null ? [] : [['user', actorId] as const]),
    ...(subjectId === null ? [] : [[subjectType, subjectId] as const]),
    ...referencesIn(before),
    ...referencesIn(after),
  ];
}

function recordOf({ choiceNames }: Context, { before, after, ...row }: Row, nameOf: NameOf): AuditRecord {
  const actorName = nameOf('user', row.actorId);
  const subjectName = nameOf(row.subjectType, row.subjectId);
  const company = before?.companyId ?? after?.companyId;
  // The actor, not a changed value.
  const { operator: _, byKey: __, ...values } = after ?? {};
  const changed = whatChanged(before, after && values);
  return {
    ...row,
    actorName,
    subjectName,
    ...entryTexts({ ...row, actorName, subjectName, before, after }),
    companyId: typeof company === 'number' ? company : null,
    changes: fieldChanges(
      choiceNames,
      withNames(changed.before, nameOf),
      withNames(changed.after, nameOf),
      isChanging(row.action),
    ),
  };
}

/** The audit log. */
export const AUDIT_ENTRIES: AdminList<AuditArgs, AuditRecord, Row> = {
  name: 'audit-entries',
  may: 'readAudit',
  args: AuditArgs,
  from: 'audit_entries e',
  columns: COLUMNS,
  missing: 'Registro não encontrado.',
  async filter(filter, { q, actorId, action, subjectType, subjectId, from, until }, { db }) {
    if (actorId) filter.add((placeholder) => `actor_id = ${placeholder(idOrZero(actorId))}::int`);
    if (action?.endsWith('.')) filter.add((placeholder) => `starts_with(action, ${placeholder(action)})`);
    else if (action) filter.add((placeholder) => `action = ${placeholder(action)}`);
    if (subjectType) filter.add((placeholder) => `subject_type = ${placeholder(subjectType)}`);
    if (subjectId) filter.add((placeholder) => `subject_id = ${placeholder(idOrZero(subjectId))}::int`);
    filter.addDays('created_at', from, until);
    if (q?.trim()) await addAuditSearch(db.reads, filter, q);
  },
  orders: {
    newest: 'created_at DESC, id DESC',
    oldest: 'created_at, id',
  },
  countUpTo: () => COUNTED,
  async itemsOf(rows, ctx, reader) {
    const nameOf = await namesOf(reader, rows.flatMap(referencesOf));
    return rows.map((row) => recordOf(ctx, row, nameOf));
  },
  cells: {
    Quando: ({ createdAt }) => createdAt,
    Quem: ({ actorText }) => actorText,
    'E-mail': ({ actorEmail }) => actorEmail,
    Ação: ({ actionName }) => actionName,
    Alvo: ({ subjectTypeName }) => subjectTypeName,
    'Nome do alvo': ({ subjectName }) => subjectName,
    'Número do alvo': ({ subjectId }) => subjectId,
    Mudanças: ({ changes }) => changesText(changes),
    Endereço: ({ address }) => address,
  },
};
