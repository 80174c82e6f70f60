import { ACTIONS, actionName, subjectTypeName } from './actions.ts';
import type { AuditRecord } from './audit-record.ts';

type Values = Readonly<Record<string, unknown>> | null;

/** An entry with the names of today. */
type Named = Pick<
  AuditRecord,
  'actorId' | 'actorName' | 'actorEmail' | 'action' | 'subjectType' | 'subjectId' | 'subjectName'
> & { before: Values; after: Values };

/** There is one of each: the action says it all. */
const ONLY_ONES = ['settings', 'approval-policy', 'system'];

/** Actions that change what is there; the others tell facts, some on either side. */
const CHANGING = /^company-claim\.approve$|\.(update|role|plan|activate|deactivate|message-access)$/;

/** Whether nothing on one side of an entry means that there was, or is, no value. */
export const isChanging = (action: string): boolean => CHANGING.test(action);

function actorText({ actorId, actorName, actorEmail, after }: Named): string {
  if (typeof after?.operator === 'string') return `A linha de comando (${after.operator})`;
  if (actorId === null) return 'O sistema';
  return actorName ?? actorEmail ?? `Conta encerrada (nº ${actorId})`;
}

/** Access to messages is one action for giving and taking; so is cancelling an import, begun or not. */
function actionText({ action, before, after, subjectId }: Named): string {
  const access = after?.hasMessageAccess;
  if (action === 'company.message-access' && typeof access === 'boolean')
    return `${access ? 'liberou' : 'tirou'} o acesso às mensagens da empresa`;
  if (action === 'import.cancel' && (before?.status === 'uploaded' || before?.status === 'checked'))
    return 'descartou o arquivo da importação';
  return ACTIONS[action]?.did ?? `fez "${action}"${subjectId === null ? '' : ' em'}`;
}

/** How a name stands in the sentences of kinds that are not called by their own. */
const BY_NAME: Readonly<Record<string, (name: string, number: string) => string>> = {
  rating: (name, number) => `${number} da empresa ${name}`,
  'plan-request': (name) => `de ${name}`,
  'company-claim': (name) => `da empresa ${name}`,
};

/** Of what is gone the entry itself may tell the name. */
function subjectText({ subjectType, subjectId, subjectName, before, after }: Named): string | null {
  if (subjectId === null || ONLY_ONES.includes(subjectType)) return null;
  const number = `nº ${subjectId}`;
  const told = [subjectName, after?.name, before?.name, after?.fileName, before?.fileName];
  const name = told.find((text) => typeof text === 'string');
  if (name === undefined) return subjectType === 'user' ? `usuário ${number}` : number;
  return BY_NAME[subjectType]?.(String(name), number) ?? String(name);
}

/** An entry in Portuguese: its names, and the three parts of a sentence. */
export const entryTexts = (entry: Named) => ({
  actorText: actorText(entry),
  actionName: actionName(entry.action),
  actionText: actionText(entry),
  subjectTypeName: subjectTypeName(entry.subjectType),
  subjectText: subjectText(entry),
});
