import { ACTIONS, SUBJECT_TYPE_NAMES } from './actions.ts';
import type { AuditRecord } from './audit-record.ts';

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
export const isChanging = (action: string): boolean => CHANGING.test(action);

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
