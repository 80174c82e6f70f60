import { isEmail } from 'class-validator';
import { ContactType } from '../../companies/company.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { normalizeWebsite } from '../../shared/brazil/website.ts';
import { hasHiddenCharacters, normalizeEmail } from '../../shared/text/email-text.ts';
import type { Values } from '../csv/columns.ts';
import { normalizeText } from '../csv/normalize-text.ts';
import { type Remarks, type RowContent, textOf } from './import-row.ts';
import type { RowTexts } from './row-texts.ts';

const MAX_WEBSITE = 2_048;

type Contact = Pick<RowContent, 'phone' | 'contactType' | 'email' | 'website'>;

/** Reads the contact data of a row; what is invalid is left out with a warning. */
export function readContact(values: Values, remarks: Remarks, texts: RowTexts): Contact {
  return {
    phone: readPhone(values, remarks, texts),
    contactType: /whats|zap/.test(normalizeText(textOf(values, 'contactType')))
      ? ContactType.whatsapp
      : ContactType.phone,
    email: readEmail(values, remarks, texts),
    website: readWebsite(values, remarks, texts),
  };
}

function readPhone(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const text = textOf(values, 'phone');
  if (text === '') return null;
  const ddd = /^0?(\d{2})$/.exec(textOf(values, 'ddd'))?.[1];
  // Of two numbers in one cell, the first valid one counts.
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
