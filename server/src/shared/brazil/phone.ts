import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A local number without area code: eight digits, or nine that begin with 9. */
const LOCAL = /^(9\d{8}|[2-9]\d{7})$/;

interface NormalizedPhone {
  /** E.164 ('+5511987654321') when it parses, else as typed. */
  stored: string;
  parsed: boolean;
}

/**
 * Returns a phone as it is stored. Without country code it is Brazilian; a local number
 * without area code gets `defaultDdd` where one is passed.
 */
export function normalizePhone(text: string, defaultDdd?: number): NormalizedPhone {
  const trimmed = text.trim();
  const phone = parse(trimmed) ?? parseLocal(trimmed, defaultDdd);
  return phone ? { stored: phone.number, parsed: true } : { stored: trimmed, parsed: false };
}

/**
 * Nearly all stored phones: a Brazilian landline or mobile. Read without the library, which would cost more
 * than the query that brought the row.
 */
const ORDINARY = /^\+55([1-9][1-9])(9\d{4}|[2-5]\d{3})(\d{4})$/;

/** Returns a stored phone as Brazilians write it: '(11) 98765-4321', '0800 123 4567'; others as they are. */
export function formatPhone(stored: string): string {
  const [, ddd, first, last] = ORDINARY.exec(stored) ?? [];
  if (ddd) return `(${ddd}) ${first}-${last}`;
  const phone = parse(stored);
  if (!phone) return stored;
  return phone.country === 'BR' ? phone.formatNational() : phone.formatInternational();
}

/** Returns the 'tel:' address of a stored phone; null when it does not parse. */
export function phoneUrl(stored: string): string | null {
  if (ORDINARY.test(stored)) return `tel:${stored}`;
  const phone = parse(stored);
  if (!phone) return null;
  return isDialledAlone(phone) ? `tel:${phone.formatNational().replace(/\D/g, '')}` : `tel:${phone.number}`;
}

/** Returns the WhatsApp address of a stored phone; null when it does not parse or is dialled in Brazil only. */
export function whatsappUrl(stored: string): string | null {
  if (ORDINARY.test(stored)) return `https://wa.me/${stored.slice(1)}`;
  const phone = parse(stored);
  return phone && !isDialledAlone(phone) ? `https://wa.me/${phone.number.slice(1)}` : null;
}

function parse(text: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'BR', extract: false });
  return phone?.isValid() && phone.ext === undefined ? phone : undefined;
}

function parseLocal(text: string, ddd: number | undefined): PhoneNumber | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  return ddd !== undefined && LOCAL.test(digits) ? parse(`${ddd}${digits}`) : undefined;
}

/** Returns whether a number is dialled in Brazil only, without country code: 0800, 0300, 4004. */
function isDialledAlone(phone: PhoneNumber): boolean {
  const type = phone.getType();
  return (
    phone.country === 'BR' && (type === 'TOLL_FREE' || type === 'SHARED_COST' || type === 'PREMIUM_RATE')
  );
}
