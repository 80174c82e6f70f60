import { describeHoursText } from '../hours/describe-hours.ts';
import { formatCep } from '../shared/brazil/cep.ts';
import { isOffer, offerText } from '../shared/brazil/offer-text.ts';
import { formatPhone } from '../shared/brazil/phone.ts';
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
    return value.map((one) => fieldText(choices, field, one)).join(hasCommas ? '; ' : ', ') || null;
  }
  if (typeof value === 'object' && isOffer(value)) return offerText(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return choices[field]?.[text] ?? formatted(field, text);
}
