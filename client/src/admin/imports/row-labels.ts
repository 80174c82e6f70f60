import type { ImportStatus } from './imports.gen.ts';

type Text = 'created' | 'updated' | 'refused' | 'onlyRefused' | 'noneRefused' | 'explanation';
type RowWords = Record<Text, string> & Record<'refusedRows' | 'warningRows', readonly [string, string]>;

const CHECKED: RowWords = {
  created: 'Serão criadas',
  updated: 'Serão atualizadas',
  refused: 'Serão recusadas',
  onlyRefused: 'Só as que serão recusadas',
  noneRefused: 'Nenhuma linha será recusada.',
  /** Singular and plural, after a number. */
  refusedRows: ['linha será recusada', 'linhas serão recusadas'],
  warningRows: ['aviso em linha que entrará', 'avisos em linhas que entrarão'],
  /** Explains refused rows and warnings. */
  explanation: 'Linhas recusadas não entrarão. Linhas com aviso entrarão sem o dado que está errado.',
};

const IMPORTED: RowWords = {
  created: 'Empresas novas',
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
