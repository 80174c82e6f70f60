import type { ImportStatus } from './jobs/company-import.ts';

/** Portuguese names of the states of an import. */
export const IMPORT_STATUS_NAMES: Readonly<Record<ImportStatus, string>> = {
  uploaded: 'Arquivo enviado',
  checking: 'Em conferência',
  checked: 'Conferida',
  running: 'Em andamento',
  done: 'Concluída',
  stopped: 'Interrompida',
  cancelled: 'Cancelada',
  undoing: 'Sendo desfeita',
  undone: 'Desfeita',
};
