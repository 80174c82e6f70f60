/** A rejected row, or something left out of a row. */
export type RowKind = 'refused' | 'warning';

/** Portuguese texts about rows. */
export interface RowTexts {
  /** For an invalid value that is left out: 'E-mail inválido', 'e-mail'. */
  leftOut(problem: string, what: string): string;
  nameCut(limit: number): string;
  hiddenRemoved: string;
  situation: Readonly<Record<RowKind, string>>;
  /** After a number of rows: one, several. */
  counts: Readonly<Record<'updated' | 'refused', readonly [string, string]>>;
}

/** Returns the texts of a check, which say what an import would do, or of an import. */
export const rowTexts = (isCheck: boolean): RowTexts => ({
  leftOut: (problem, what) => `${problem}; a empresa ${isCheck ? 'entrará' : 'entrou'} sem ${what}.`,
  nameCut: (limit) => `O nome ${isCheck ? 'será' : 'foi'} cortado em ${limit} caracteres.`,
  hiddenRemoved: `Caracteres invisíveis ${isCheck ? 'serão' : 'foram'} retirados.`,
  situation: { refused: isCheck ? 'Será recusada' : 'Recusada', warning: 'Aviso' },
  counts: isCheck
    ? { updated: ['a atualizar', 'a atualizar'], refused: ['a recusar', 'a recusar'] }
    : { updated: ['atualizada', 'atualizadas'], refused: ['recusada', 'recusadas'] },
});
