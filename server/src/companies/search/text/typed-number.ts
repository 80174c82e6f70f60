/** A number that somebody looks a company up by, and the other words of the text. */
export interface TypedNumber {
  /** Digits of a CNPJ. */
  cnpj: string | null;
  /** Digits of a postal code. */
  cep: string | null;
  /** The last eight digits of a phone. */
  phoneEnd: string | null;
  /** The area code of the phone, where one was typed. */
  ddd: string | null;
  rest: string;
}

/** A CNPJ or postal code as it is written, or else digits with what stands between those of a phone. */
const FORMS = [
  /\b\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}\b/,
  /\b\d{2}\.?\d{3}-\d{3}\b/,
  /(?:\+|\(|\b)\d[\d\s().-]{5,20}\d\b/,
];
/** Words that name the number. */
const LABELS = /\b(?:cep|cnpj|tel|telefone|fone|celular|whatsapp|whats|zap|n[ºo]?)\b\.?:?/giu;

/** Returns the number in a known form that a text is or contains; null for any other text. */
export function typedNumber(text: string): TypedNumber | null {
  for (const form of FORMS) {
    const found = form.exec(text)?.[0];
    const number = found && numberOf(found.replace(/\D/g, ''));
    if (number) return { ...number, rest: text.replace(found, ' ').replace(LABELS, ' ').trim() };
  }
  return null;
}

function numberOf(digits: string): Omit<TypedNumber, 'rest'> | null {
  const none = { cnpj: null, cep: null, phoneEnd: null, ddd: null };
  if (digits.length === 14) return { ...none, cnpj: digits };
  // Without the country code and the 0 of long distance.
  const national = digits.replace(/^(?:55(?=\d{10,11}$)|0+)/, '');
  const phoneEnd = national.slice(-8);
  const isCep = digits.length === 8;
  if (isCep || /^9\d{8}$/.test(national)) return { ...none, cep: isCep ? digits : null, phoneEnd };
  if (/^[1-9]\d{9,10}$/.test(national)) return { ...none, phoneEnd, ddd: national.slice(0, 2) };
  return null;
}
