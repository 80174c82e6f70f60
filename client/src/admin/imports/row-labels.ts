import type { ImportStatus } from './imports.gen.ts';

type Text = 'updated' | 'refused' | 'onlyRefused' | 'noneRefused' | 'explanation';
type RowWords = Record<Text, string> & Record<'refusedRows' | 'warningRows', readonly [string, string]>;

const CHECKED: RowWords = {
  updated: 'Empresas a atualizar',
  refused: 'Linhas a recusar',
  onlyRefused: 'Só linhas a recusar',
  noneRefused: 'Nenhuma linha a recusar.',
  /** Singular and plural, after a number. */
  refusedRows: ['linha seria recusada', 'linhas seriam recusadas'],
  warningRows: ['aviso em linha que entraria', 'avisos em linhas que entrariam'],
  /** Explains refused rows and warnings. */
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

/** Returns the texts of a check (future) or an import (past). */
export const rowWords = (status: ImportStatus): RowWords => (status === 'checked' ? CHECKED : IMPORTED);
