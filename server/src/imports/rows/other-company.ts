import { normalizeText } from '../../shared/text/normalize-text.ts';
import { DEFAULT_SOURCE, type ImportRow, type Problem } from './import-row.ts';

/** What identifies a company beside its source id. */
export interface Met {
  name: string;
  cnpj: string | null;
  cityId: number;
  address: string | null;
  phone: string | null;
}

/** Returns a row's code for people; a code that may be a CPF is left out. */
export const codeText = ({ sourceId }: ImportRow): string =>
  sourceId.startsWith('sha256:') ? 'Este código' : `O código ${sourceId}`;

/**
 * Returns why a row with the source and code of a company is of another company; null when it may be the same.
 * Files without a source share one and number their rows from 001, so that the code alone proves nothing. `isProtected`:
 * the company has an owner or did not come from an import, so no file changes it.
 */
export function whyAnother(row: ImportRow, met: Met, isProtected: boolean): Problem | null {
  const isUnnamed = row.isCoded && row.source === DEFAULT_SOURCE;
  const remedy = isProtected
    ? '; se for a mesma empresa, mude-a no guia'
    : isUnnamed
      ? '; informe a coluna fonte'
      : '';
  const refused = { line: row.line, kind: 'refused' } as const;
  if (row.cnpj !== null && met.cnpj !== null && row.cnpj !== met.cnpj) {
    const who = row.isCoded ? codeText(row) : 'Esta linha';
    return {
      ...refused,
      field: 'cnpj',
      reason: `${who} já é de “${met.name}”, que tem outro CNPJ${remedy}.`,
    };
  }
  if (!isUnnamed || isLike(row, met)) return null;
  return { ...refused, field: 'sourceId', reason: `${codeText(row)} já é de “${met.name}”${remedy}.` };
}

/** Returns true for equal names, or the same city with the same address or phone. */
function isLike(row: ImportRow, met: Met): boolean {
  if (normalizeText(row.name) === normalizeText(met.name)) return true;
  if (row.cityId !== met.cityId) return false;
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && normalizeText(a) === normalizeText(b);
  return isSame(row.address, met.address) || isSame(row.phone, met.phone);
}
