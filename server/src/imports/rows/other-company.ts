import { foldText } from '../csv/normalize-text.ts';
import { DEFAULT_SOURCE, type ImportRow, type Rejection } from './import-row.ts';

/** What of a company tells whether a row speaks of it. */
export interface Met {
  name: string;
  cnpj: string | null;
  cityId: number;
  address: string | null;
  phone: string | null;
}

/** A row's code as people may read it: one that may be a CPF is not said. */
export const codeText = ({ sourceId }: ImportRow): string =>
  sourceId.startsWith('sha256:') ? 'Este código' : `O código ${sourceId}`;

/**
 * Why a row that met a company by source and code alone speaks of another one; null when it may be that one.
 * Files without a source all have the same, and number their rows from 001: there the code alone says nothing.
 * `isKept`: the company has an owner, who may have renamed it, or did not come from an import: no file changes it, and
 * with a source of its own it would come a second time.
 */
export function whyAnother(row: ImportRow, met: Met, isKept: boolean): Rejection | null {
  const isUnnamed = row.isCoded && row.source === DEFAULT_SOURCE;
  const remedy = isKept
    ? '; se for a mesma empresa, mude-a no guia'
    : isUnnamed
      ? '; informe a coluna fonte'
      : '';
  if (row.cnpj !== null && met.cnpj !== null && row.cnpj !== met.cnpj) {
    const who = row.isCoded ? codeText(row) : 'Esta linha';
    const reason = `${who} já é de “${met.name}”, que tem outro CNPJ${remedy}.`;
    return { line: row.line, field: 'cnpj', reason };
  }
  if (!isUnnamed || isLike(row, met)) return null;
  return { line: row.line, field: 'sourceId', reason: `${codeText(row)} já é de “${met.name}”${remedy}.` };
}

/** The same name; or another name, but in the same city with the same address or telephone. */
function isLike(row: ImportRow, met: Met): boolean {
  if (foldText(row.name) === foldText(met.name)) return true;
  if (row.cityId !== met.cityId) return false;
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && foldText(one) === foldText(other);
  return isSame(row.address, met.address) || isSame(row.phone, met.phone);
}
