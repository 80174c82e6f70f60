import type { ImportStatus } from './imports.gen.ts';

/** Texts for the results of rows. */
interface RowWords {
  updated: string;
  refused: string;
  onlyRefused: string;
  noneRefused: string;
  /** Singular and plural, after a number. */
  refusedRows: readonly [string, string];
  warningRows: readonly [string, string];
  /** Explains refused rows and warnings. */
  explanation: string;
}

const CHECKED: RowWords = {
  updated: 'Empresas a atualizar',
  refused: 'Linhas a recusar',
  onlyRefused: 'Só linhas a recusar',
  noneRefused: 'Nenhuma linha a recusar.',
  refusedRows: ['linha seria recusada', 'linhas seriam recusadas'],
  warningRows: ['aviso em linha que entraria', 'avisos em linhas que entrariam'],
  explanation: 'Linhas recusadas não entrariam. Linhas com aviso entrariam sem o dado que está errado.',
};

const IMPORTED: RowWords = {
  updated: 'Empresas atualizadas',
  refused: 'Linhas recusadas',
  onlyRefused: 'Só linhas recusadas',
  noneRefused: 'Nenhuma linha recusada.',
  refusedRows: ['linha recusada', 'linhas recusadas'],
  warningRows: ['aviso em linha que entrou', 'avisos em linhas que entraram'],
  explanation: 'Linhas recusadas não entraram. Linhas com aviso entraram sem o dado que estava errado.',
};

/** Texts of a check (future) or an import (past). */
export const rowWords = (status: ImportStatus): RowWords => (status === 'checked' ? CHECKED : IMPORTED);
