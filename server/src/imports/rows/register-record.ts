import { crc32 } from 'node:zlib';
import type { CorrectionField } from '../../companies/corrections/company-correction.ts';
import { shownText } from '../../companies/corrections/shown-text.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import type { ImportRow, RowContent } from './import-row.ts';

/** What the register says of a company; each part changes as a whole. */
const PARTS: readonly (readonly (keyof RowContent)[])[] = [
  ['name', 'sourceName'],
  ['legalName'],
  ['categoryId', 'kindIds', 'kindsAreGuessed'],
  ['description'],
  ['cityId', 'address', 'cep', 'latitude', 'longitude'],
  ['phone', 'contactType'],
  ['email'],
  ['foundedYear'],
];
const BYTES = 4;

/** Returns a checksum of each part: enough to see whether it is still what the register wrote. */
export function saidOf(content: RowContent): Buffer {
  const said = Buffer.alloc(PARTS.length * BYTES);
  for (const [index, fields] of PARTS.entries())
    said.writeUInt32BE(crc32(JSON.stringify(fields.map((field) => content[field]))), index * BYTES);
  return said;
}

const isSamePart = (a: Buffer, b: Buffer, index: number): boolean =>
  a.subarray(index * BYTES, (index + 1) * BYTES).equals(b.subarray(index * BYTES, (index + 1) * BYTES));

/** Returns the fields of the parts that `is` holds for. */
const fieldsOf = (is: (index: number) => boolean): (keyof RowContent)[] =>
  PARTS.flatMap((fields, index) => (is(index) ? fields : []));

/**
 * Returns the row with what is stored, except for the parts that the register has changed and nobody else since it wrote
 * them: `said` is what it said then. Null where nothing is left to change.
 */
export function refreshedRow(row: ImportRow, stored: RowContent, said: Buffer): ImportRow | null {
  const storedSaid = saidOf(stored);
  const now = row.said ?? saidOf(row);
  const fields = fieldsOf((index) => !isSamePart(now, said, index) && isSamePart(storedSaid, said, index));
  if (fields.length === 0) return null;
  return { ...row, ...stored, ...Object.fromEntries(fields.map((field) => [field, row[field]])) };
}

/** An import without e-mails says nothing of them: returns the row as if the register said what it said before. */
export function withKnownEmail(row: ImportRow, said: Buffer): ImportRow {
  if (!row.isWithoutEmail || row.said === null) return row;
  const at = PARTS.findIndex(([field]) => field === 'email') * BYTES;
  return {
    ...row,
    said: Buffer.concat([
      row.said.subarray(0, at),
      said.subarray(at, at + BYTES),
      row.said.subarray(at + BYTES),
    ]),
  };
}

/** A correction that the register proposes to a company's owner. */
export interface Proposal {
  companyId: number;
  field: CorrectionField;
  before: string | null;
  after: string;
}

const PROPOSED = ['name', 'address', 'phone'] as const;

/** Returns the fields of waiting corrections that what an active company's row says now replaces. */
export function outdatedFields(row: ImportRow, said: Buffer): CorrectionField[] {
  const now = row.said ?? saidOf(row);
  const changed = new Set(fieldsOf((index) => !isSamePart(now, said, index)));
  const moved: CorrectionField[] = changed.has('address') ? ['other'] : [];
  return ['closed', ...moved, ...PROPOSED.filter((field) => changed.has(field))];
}

/** Returns what the register has changed and the company's page shows otherwise. */
export function proposalsOf(companyId: number, row: ImportRow, stored: RowContent, said: Buffer): Proposal[] {
  const now = row.said ?? saidOf(row);
  const changed = new Set(fieldsOf((index) => !isSamePart(now, said, index)));
  return PROPOSED.flatMap((field): Proposal[] => {
    const before = shownText({ [field]: stored[field] }, field);
    const after = shownText({ [field]: row[field] }, field);
    if (!changed.has(field) || after === null) return [];
    if (field === 'address' && row.cityId !== stored.cityId) {
      const place = `${row.cityName} - ${row.state}`;
      return [{ companyId, field: 'other', before: null, after: `Novo endereço: ${after}, ${place}` }];
    }
    const isSame = normalizeText(before ?? '') === normalizeText(after);
    return isSame ? [] : [{ companyId, field, before, after }];
  });
}
