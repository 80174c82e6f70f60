import { hasHiddenChars, oneLine } from '../../shared/text/clean-text.ts';
import { withoutGuard } from '../../shared/text/csv-row.ts';
import { cutText } from '../../shared/text/cut-text.ts';
import type { Field, Values } from '../csv/columns.ts';
import type { CsvRecord } from '../csv/read-records.ts';
import type { Problem, RowReader } from './import-row.ts';
import { storedValue } from './replaced-values.ts';
import type { RowTexts } from './row-texts.ts';

/** Most characters of a cell: cleaning takes quadratic time, and a line may be a megabyte. */
const MAX_CELL = 2_500;

const unknownOf = (value: string | undefined) => (value ? { value: storedValue(value) } : {});

/** The cleaned values of a row, and the problems found in them. */
export class RowInput {
  readonly line: number;
  readonly texts: RowTexts;
  readonly values: Values;
  readonly problems: Problem[] = [];

  constructor(record: CsvRecord, { columns, texts }: RowReader) {
    this.line = record.line;
    this.texts = texts;
    const values: Record<Field, string> = columns.read(record.values);
    for (const [field, cell] of Object.entries(values) as [Field, string][]) {
      if (cell !== '') values[field] = this.#clean(field, withoutGuard(cell));
    }
    this.values = values;
  }

  /** `value` is an unknown one that can be given a meaning. */
  reject(field: Field, reason: string, value?: string): void {
    this.problems.push({ line: this.line, field, kind: 'refused', reason, ...unknownOf(value) });
  }

  /** `value` as for `reject`. */
  warn(field: Field, reason: string, value?: string): void {
    this.problems.push({ line: this.line, field, kind: 'warning', reason, ...unknownOf(value) });
  }

  /** Returns what `parse` makes of a value; null for none, and with a warning for an invalid one. */
  optional<Value extends string | number | object>(
    field: Field,
    parse: (text: string) => Value | null,
    problem: string,
    what: string,
  ): Value | null {
    const text = this.values[field];
    if (text === '') return null;
    const parsed = parse(text);
    if (parsed === null) this.warn(field, this.texts.leftOut(problem, what));
    return parsed;
  }

  /** Descriptions and offers keep their line ends. An e-mail keeps hidden characters: its own rule rejects them. */
  #clean(field: Field, text: string): string {
    if (field === 'email') return cutText(text.trim(), MAX_CELL);
    if (hasHiddenChars(text)) this.warn(field, this.texts.hiddenRemoved);
    if (field === 'description' || field === 'offers')
      return text.split(/\r?\n/).map(cleanLine).join('\n').trim();
    return cutText(cleanLine(text), MAX_CELL);
  }
}

/** Returns one line without hidden characters; runs of spaces become one space. */
function cleanLine(text: string): string {
  return oneLine(text)
    .replace(/[\p{Cs}\s]+/gu, ' ')
    .trim();
}
