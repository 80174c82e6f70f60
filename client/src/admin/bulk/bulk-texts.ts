import { formatAmount, formatNumber } from '../../lib/format.ts';
import { APPROVAL_TYPES, countOf } from '../approval-types/approval-types.ts';
import type { BulkJobPartsFragment, StartBulkActionInput } from './bulk-job.gen.ts';
import type { ShownJob } from './shown-job.ts';

type ChangeAction = Exclude<StartBulkActionInput['action'], 'approve' | 'reject'>;

/** Texts of a bulk action that decides nothing. */
interface ChangeTexts {
  /** What one of the things is: 'Empresa'. */
  singular: string;
  /** '214 empresas'. */
  count(count: number): string;
  running(count: number): string;
  several(count: number): string;
  /** True where it cannot be undone. */
  isFinal?: true;
}

const texts = (
  singular: string,
  plural: string,
  runs: string,
  [didOne, didMany]: readonly [string, string],
): ChangeTexts => {
  const count = (amount: number) => formatAmount(amount, singular.toLowerCase(), plural);
  return {
    singular,
    count,
    running: (amount) => `${runs} ${count(amount)}`,
    several: (amount) => `${count(amount)} ${amount === 1 ? didOne : didMany}.`,
  };
};
const company = (runs: string, participle: string) =>
  texts('Empresa', 'empresas', runs, [`foi ${participle}`, `foram ${participle}s`]);
const account = (runs: string, participle: string) =>
  texts('Conta', 'contas', runs, [`foi ${participle}`, `foram ${participle}s`]);

const CHANGES: Readonly<Record<ChangeAction, ChangeTexts>> = {
  assignKind: company('Mudando o segmento de', 'alterada'),
  activate: company('Ativando', 'ativada'),
  deactivate: company('Desativando', 'desativada'),
  activateAccount: account('Ativando', 'ativada'),
  deactivateAccount: account('Desativando', 'desativada'),
  restoreRejection: {
    ...texts('Empresa', 'empresas', 'Trazendo de volta', [
      'voltou para Aprovações',
      'voltaram para Aprovações',
    ]),
    isFinal: true,
  },
  sendMail: {
    ...texts('E-mail', 'e-mails', 'Enviando de novo', ['está na fila de novo', 'estão na fila de novo']),
    isFinal: true,
  },
};

type Job = BulkJobPartsFragment;

interface Texts {
  running(count: number): string;
  several(count: number): string;
  done?(title: string): string;
}

const ENDS: Partial<Record<Job['status'], string>> = {
  cancelled: 'A ação foi parada: o que já foi feito continua feito.',
  failed: 'A ação foi parada: quem a começou não pode mais fazê-la.',
};

/** Returns the texts of an action that decides nothing; undefined for a decision. */
const changeOf = ({ action }: Pick<Job, 'action'>): ChangeTexts | undefined =>
  action === 'approve' || action === 'reject' ? undefined : CHANGES[action];

function textsOf(job: Pick<Job, 'kind' | 'action'>): Texts {
  const { kind, action } = job;
  const texts = kind ? APPROVAL_TYPES[kind][action === 'reject' ? 'reject' : 'approve'] : changeOf(job);
  if (!texts) throw new Error(`There are no texts for ${kind}.${action}.`);
  return texts;
}

function doneText(job: Job, count: number, [first, ...others]: ShownJob['chosen']): string {
  const texts = textsOf(job);
  return texts.done && first && others.length === 0 ? texts.done(first.title) : texts.several(count);
}

/** Whether an action, or its undoing, is still to end. */
export const isUnderWay = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'running' || status === 'undoing';

/** Returns how much is done or undone, and of how much. */
export const progressOf = ({
  status,
  total,
  processedCount,
  failedCount,
  undoneCount,
}: Job): { done: number; of: number } =>
  status === 'undoing'
    ? { done: undoneCount, of: processedCount - failedCount }
    : { done: processedCount, of: total };

/** Returns 'Aprovando 214 empresas'. */
export function runningText(job: Job): string {
  const { of } = progressOf(job);
  if (job.status !== 'undoing') return textsOf(job).running(of);
  const change = changeOf(job);
  return `Desfazendo ${change ? `a ação com ${change.count(of)}` : formatAmount(of, 'decisão', 'decisões')}`;
}

function undoneText(job: Job, notUndone = 0): string {
  const { kind, undoneCount } = job;
  const rest = notUndone > 0 ? ` Não deu para desfazer ${formatNumber(notUndone)}.` : '';
  if (kind) {
    const waits = undoneCount === 1 ? 'espera' : 'esperam';
    return `Desfeito: ${countOf(kind, undoneCount)} ${waits} de novo por uma decisão.${rest}`;
  }
  const stands = undoneCount === 1 ? 'está' : 'estão';
  return `Desfeito: ${changeOf(job)?.count(undoneCount)} ${stands} como antes.${rest}`;
}

/**
 * Returns '211 empresas foram aprovadas. 3 não deram certo.', with why it ended early; the title of the only chosen one;
 * once undone, how much could not be.
 */
export function endedText(job: Job, chosen: ShownJob['chosen'] = [], notUndone?: number): string {
  const { status, processedCount, failedCount } = job;
  if (status === 'undone') return undoneText(job, notUndone);
  const done = processedCount - failedCount;
  const isFinal =
    changeOf(job)?.isFinal ?? (job.kind !== null && APPROVAL_TYPES[job.kind].final !== undefined);
  return [
    done > 0 && doneText(job, done, chosen),
    failedCount > 0 &&
      `${formatNumber(failedCount)} ${failedCount === 1 ? 'não deu certo' : 'não deram certo'}.`,
    isFinal && done > 0 && 'Isto não pode ser desfeito.',
    ENDS[status],
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns what a failure is about: its title, or its number where that is gone. */
export function failureName(
  job: Pick<Job, 'kind' | 'action'>,
  { id, title }: Job['failures'][number],
): string {
  return title ?? `${job.kind ? APPROVAL_TYPES[job.kind].singular : changeOf(job)?.singular} nº ${id}`;
}
