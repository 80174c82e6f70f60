import { isEmail } from 'class-validator';
import { ContactType } from '../../companies/company.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { hasHiddenCharacters, normalizeEmail } from '../../shared/text/email-text.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';

/** Returns the first valid number of a cell as it is stored, local ones with this area code; null without one. */
export function parsePhone(text: string, ddd: string): string | null {
  const areaCode = /^0?(\d{2})$/.exec(ddd)?.[1];
  for (const part of [text, ...text.split(/[/;,|]|\bou\b/)]) {
    const { stored, parsed } = normalizePhone(part, areaCode === undefined ? undefined : Number(areaCode));
    if (parsed) return stored;
  }
  return null;
}

export const parseContactType = (text: string): ContactType =>
  /whats|zap/.test(normalizeText(text)) ? ContactType.whatsapp : ContactType.phone;

export function parseEmail(text: string): string | null {
  const email = normalizeEmail(text.toLowerCase());
  return isEmail(email) && !hasHiddenCharacters(email) ? email : null;
}
