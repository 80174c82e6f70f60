import { formatAmount } from '../../../lib/format.ts';
import type { StartBulkActionInput } from './bulk-job.gen.ts';

export type ChangeAction = Exclude<StartBulkActionInput['action'], 'approve' | 'reject'>;

/** Texts of a bulk action that decides nothing. */
export interface ChangeTexts {
  /** What one of the things is: 'Empresa'. */
  one: string;
  /** '214 empresas'. */
  count(count: number): string;
  running(count: number): string;
  several(count: number): string;
  /** True where it cannot be undone. */
  isFinal?: true;
}

const texts = (
  one: string,
  many: string,
  runs: string,
  [didOne, didMany]: readonly [string, string],
): ChangeTexts => {
  const count = (amount: number) => formatAmount(amount, one.toLowerCase(), many);
  return {
    one,
    count,
    running: (amount) => `${runs} ${count(amount)}`,
    several: (amount) => `${count(amount)} ${amount === 1 ? didOne : didMany}.`,
  };
};
const company = (runs: string, did: string) =>
  texts('Empresa', 'empresas', runs, [`foi ${did}`, `foram ${did}s`]);
const account = (runs: string, did: string) =>
  texts('Conta', 'contas', runs, [`foi ${did}`, `foram ${did}s`]);

export const CHANGES: Readonly<Record<ChangeAction, ChangeTexts>> = {
  assignKind: company('Mudando o segmento de', 'alterada'),
  activate: company('Ativando', 'ativada'),
  deactivate: company('Desativando', 'desativada'),
  activateAccount: account('Ativando', 'ativada'),
  deactivateAccount: account('Desativando', 'desativada'),
  restoreRejection: {
    ...texts('Empresa', 'empresas', 'Trazendo de volta', [
      'voltou para a fila de aprovação',
      'voltaram para a fila de aprovação',
    ]),
    isFinal: true,
  },
  sendMail: {
    ...texts('E-mail', 'e-mails', 'Enviando de novo', ['está na fila de novo', 'estão na fila de novo']),
    isFinal: true,
  },
};
