import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { ImportPartsFragment, ImportStatus } from './imports.gen.ts';
import { rowWords } from './row-labels.ts';

/** Fields of an import that all screens need. */
type ImportState = Pick<ImportPartsFragment, 'status' | 'isOfBrowser' | 'percent'>;

export const STEPS = ['Arquivo', 'Colunas', 'Conferência', 'Importação'] as const;

/** `tag` is for the list, `heading` for the step; `step` is an index of STEPS. */
export const STATES = {
  uploaded: { tag: 'Falta conferir', tone: 'waiting', heading: 'Qual é o campo de cada coluna?', step: 1 },
  checking: { tag: 'Conferindo', tone: 'waiting', heading: 'Conferindo o arquivo', step: 2 },
  checked: { tag: 'Falta importar', tone: 'waiting', heading: 'Resultado da conferência', step: 2 },
  running: { tag: 'Importando', tone: 'waiting', heading: 'Importando empresas', step: 3 },
  stopped: { tag: 'Interrompida', tone: 'bad', heading: 'Importação interrompida', step: 3 },
  done: { tag: 'Concluída', tone: 'good', heading: 'Importação concluída', step: 3 },
  undoing: { tag: 'Desfazendo', tone: 'waiting', heading: 'Desfazendo a importação', step: 3 },
  undone: { tag: 'Desfeita', tone: 'plain', heading: 'Importação desfeita', step: 3 },
  cancelled: { tag: 'Descartada', tone: 'plain', heading: 'Arquivo descartado', step: 0 },
} as const satisfies Record<ImportStatus, object>;

/** Returns true while the server works on it; imports of the command are not polled. */
export const isWorking = ({ status, isOfBrowser }: Omit<ImportState, 'percent'>): boolean =>
  isOfBrowser && (status === 'checking' || status === 'running' || status === 'undoing');

/** Returns true when progress is the share of the file that has been read. */
export const hasPercent = ({ status }: Pick<ImportState, 'status'>): boolean => status !== 'undoing';

/** Returns the page title; progress comes first, to be readable in a narrow tab. */
export function titleOf(item: ImportState | undefined): string {
  if (!item) return 'Importar empresas';
  const { heading } = STATES[item.status];
  return isWorking(item) && hasPercent(item) ? `${item.percent}% · ${heading}` : heading;
}

/** Returns 'N empresa(s)', singular or plural. */
export const companies = (count: number, singular = '', plural = singular): string =>
  count === 1 ? `1 empresa${singular}` : `${formatNumber(count)} empresas${plural}`;

/** Returns the screen-reader text: progress in steps of 10 %, then the result. */
export function announcementOf(item: ImportPartsFragment): string {
  const { heading } = STATES[item.status];
  if (isWorking(item)) {
    return hasPercent(item) ? `${heading}: ${Math.floor(item.percent / 10) * 10}%` : heading;
  }
  if (item.status === 'checked' || item.status === 'done' || item.status === 'stopped') {
    const { refusedRows } = rowWords(item.status);
    return `${heading}: ${companies(item.rowsCreated, ' nova', ' novas')}, ${formatAmount(item.rowsRefused, ...refusedRows)}.`;
  }
  return item.status === 'undone' ? heading : '';
}
