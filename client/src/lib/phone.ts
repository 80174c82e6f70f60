/** A Brazilian landline or mobile, as the server writes it into `tel:` addresses. */
const BRAZILIAN = /^tel:\+55(\d{2})(\d{4,5})(\d{4})$/;

/** Returns a phone as Brazilians write it, '(11) 98765-4321'; as typed where it is none of theirs. */
export function formatTypedPhone(typed: string, phoneUrl: string | null): string {
  const [, area, first, last] = BRAZILIAN.exec(phoneUrl ?? '') ?? [];
  return area ? `(${area}) ${first}-${last}` : typed;
}

/** Returns the address of a WhatsApp chat, with a text to send; null without a phone that can be called. */
export function whatsappHref(phoneUrl: string | null, text = ''): string | null {
  if (phoneUrl === null) return null;
  const chat = `https://wa.me/${phoneUrl.replace(/\D/g, '')}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
