import { isDeepStrictEqual } from 'node:util';
import { Field, ObjectType } from 'type-graphql';
import { describeHoursText } from '../hours/describe-hours.ts';
import { formatCep } from '../shared/brazil/cep.ts';
import { formatCnpj } from '../shared/brazil/cnpj.ts';
import { isOffer, offerText } from '../shared/brazil/offer-text.ts';
import { formatPhone } from '../shared/brazil/phone.ts';
import { Json } from '../shared/schema/scalars.ts';
import type { ChoiceNames } from '../shared/text/choice-names.ts';
import { formatMoment } from '../shared/text/format.ts';
import { fieldName } from './field-names.ts';

const NUMBERS = new Intl.NumberFormat('pt-BR');

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** A time in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const COUNTS = /^(?:bytes|rows[A-Z]\w+|warnings|restoredCount|companiesCount|usersCount)$/;

const TIMES = /^(?:createdAt|decidedAt|expiresAt|madeAt)$/;

/** Formats texts by field; a text of another form stays as it is. */
const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  price: (text) => (/^\d+(\.\d+)?$/.test(text) ? REAIS.format(Number(text)) : text),
  cep: (text) => (/^\d{8}$/.test(text) ? formatCep(text) : text),
  cnpj: formatCnpj,
  phone: (text) => (text.startsWith('+') ? formatPhone(text) : text),
  logoHash: (text) => `Imagem ${text.slice(0, 8)}`,
  logo: (text) => `Imagem ${text.replace('/logos/', '').slice(0, 8)}`,
  openingHours: describeHoursText,
  fields: fieldName,
};

function formatted(field: string, text: string): string {
  if (COUNTS.test(field) && /^\d+$/.test(text)) return NUMBERS.format(Number(text));
  if (TIMES.test(field) && MOMENT.test(text)) return formatMoment(new Date(text));
  return FORMATS[field]?.(text) ?? text;
}

/** Returns a recorded value in Portuguese and formatted; null for an empty one. */
export function fieldText(choices: ChoiceNames, field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value)) {
    const hasCommas = field === 'offers' || field === 'removedCompanies';
    return value.map((item) => fieldText(choices, field, item)).join(hasCommas ? '; ' : ', ') || null;
  }
  if (typeof value === 'object' && isOffer(value)) return offerText(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return choices[field]?.[text] ?? formatted(field, text);
}

@ObjectType({ simpleResolvers: true, description: 'A value before and after a change.' })
export class FieldChange {
  @Field({ description: 'Name of the field in the schema: "isActive".' })
  field!: string;

  @Field({ description: 'Name of the field in Portuguese: "Ativo".' })
  name!: string;

  @Field(() => Json, { nullable: true, description: 'Value before; null when there was none.' })
  before!: unknown;

  @Field(() => Json, { nullable: true, description: 'Value after; null when there is none.' })
  after!: unknown;

  @Field(() => String, {
    nullable: true,
    description: '`before` in Portuguese: "Sim", "R$ 29,90", "(19) 3555-0100"; null for an empty value.',
  })
  beforeText!: string | null;

  @Field(() => String, { nullable: true, description: '`after` in Portuguese, as `beforeText`.' })
  afterText!: string | null;

  @Field({
    description:
      'True for a recorded fact, such as a reason or the name of what was removed; false for a changed value.',
  })
  isFact!: boolean;
}

type Values = Record<string, unknown> | null;

/** Returns whether a value is shown as empty. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Leaves out what is equal or empty on both sides. Compares recorded values: two rows may share a name. */
export function whatChanged(before: Values, after: Values): { before: Values; after: Values } {
  const hasChanged = (field: string): boolean => {
    const [was, is] = [before?.[field], after?.[field]];
    return !(isNothing(was) && isNothing(is)) && !isDeepStrictEqual(was, is);
  };
  const changedOf = (values: Values) =>
    values && Object.fromEntries(Object.entries(values).filter(([field]) => hasChanged(field)));
  return { before: changedOf(before), after: changedOf(after) };
}

/** Returns the fields of both sides. A value on one side only is a fact, with `replaces` one set or emptied. */
export function fieldChanges(
  choices: ChoiceNames,
  before: Values,
  after: Values,
  replaces: boolean,
): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => {
    const change = {
      field,
      name: fieldName(field),
      before: before?.[field] ?? null,
      after: after?.[field] ?? null,
      beforeText: fieldText(choices, field, before?.[field]),
      afterText: fieldText(choices, field, after?.[field]),
    };
    return { ...change, isFact: !replaces && (change.before === null || change.after === null) };
  });
}

const EMPTY = '(vazio)';

/** Returns one line a change, 'Telefone: (vazio) → (19) 3555-0100', or a fact, 'Motivo: Duplicada.'. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ name, beforeText, afterText, isFact }) =>
      isFact
        ? `${name}: ${afterText ?? beforeText}`
        : `${name}: ${beforeText ?? EMPTY} → ${afterText ?? EMPTY}`,
    )
    .join('\n');
