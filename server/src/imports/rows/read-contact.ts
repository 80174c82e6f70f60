import { isEmail } from 'class-validator';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { normalizeWebsite } from '../../shared/brazil/website.ts';
import { hasHiddenCharacters, normalizeEmail } from '../../shared/text/email-text.ts';
import type { Values } from '../csv/columns.ts';
import { foldText } from '../csv/normalize-text.ts';
import { type Remarks, textOf } from './import-row.ts';
import type { RowTexts } from './row-texts.ts';

const MAX_WEBSITE = 2_048;

export interface Contact {
  phone: string | null;
  contactType: 'phone' | 'whatsapp';
  email: string | null;
  website: string | null;
}

/** How a company is reached; what does not parse is left out with a warning, the row is taken. */
export function readContact(values: Values, remarks: Remarks, texts: RowTexts): Contact {
  return {
    phone: readPhone(values, remarks, texts),
    contactType: /whats|zap/.test(foldText(textOf(values, 'contactType'))) ? 'whatsapp' : 'phone',
    email: readEmail(values, remarks, texts),
    website: readWebsite(values, remarks, texts),
  };
}

function readPhone(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const text = textOf(values, 'phone');
  if (text === '') return null;
  const ddd = /^0?(\d{2})$/.exec(textOf(values, 'ddd'))?.[1];
  // Two numbers in one cell: the first that parses.
  for (const part of [text, ...text.split(/[/;,|]|\bou\b/)]) {
    const { stored, parsed } = normalizePhone(part, ddd === undefined ? undefined : Number(ddd));
    if (parsed) return stored;
  }
  remarks.warn('phone', texts.leftOut('Telefone inválido', 'telefone'));
  return null;
}

function readEmail(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const email = normalizeEmail(textOf(values, 'email').toLowerCase());
  if (email === '') return null;
  if (isEmail(email) && !hasHiddenCharacters(email)) return email;
  remarks.warn('email', texts.leftOut('E-mail inválido', 'e-mail'));
  return null;
}

function readWebsite(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const text = textOf(values, 'website');
  if (text === '') return null;
  const website = normalizeWebsite(text);
  if (website !== null && website.length <= MAX_WEBSITE) return website;
  remarks.warn('website', texts.leftOut('Site inválido', 'site'));
  return null;
}
