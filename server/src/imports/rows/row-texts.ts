/** Whether a row was not taken, or something was left out of it. */
export type RowKind = 'refused' | 'warning';

/** What is said of rows, in Portuguese. */
export interface RowTexts {
  /** A value that does not parse is left out of a row that is taken: 'E-mail inválido', 'e-mail'. */
  leftOut(fault: string, what: string): string;
  nameCut(limit: number): string;
  hiddenRemoved: string;
  situation: Readonly<Record<RowKind, string>>;
  /** After a number of rows: one, several. */
  counts: Readonly<Record<'updated' | 'refused', readonly [string, string]>>;
}

/** A check writes nothing and says what an import would do; an import says what it did. */
export const rowTexts = (isCheck: boolean): RowTexts => ({
  leftOut: (fault, what) => `${fault}; a empresa ${isCheck ? 'entraria' : 'entrou'} sem ${what}.`,
  nameCut: (limit) => `O nome ${isCheck ? 'seria' : 'foi'} cortado em ${limit} caracteres.`,
  hiddenRemoved: `Caracteres invisíveis ${isCheck ? 'seriam' : 'foram'} retirados.`,
  situation: { refused: isCheck ? 'Seria recusada' : 'Recusada', warning: 'Aviso' },
  counts: isCheck
    ? { updated: ['a atualizar', 'a atualizar'], refused: ['a recusar', 'a recusar'] }
    : { updated: ['atualizada', 'atualizadas'], refused: ['recusada', 'recusadas'] },
});
