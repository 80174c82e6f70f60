/** A Brazilian landline or mobile, as the server writes it into `tel:` addresses. */
const BRAZILIAN = /^tel:\+55(\d{2})(\d{4,5})(\d{4})$/;

/** Returns a phone as Brazilians write it, '(11) 98765-4321'; as typed where it is none of theirs. */
export function formatTypedPhone(phone: string, phoneUrl: string | null): string {
  const [, area, first, last] = BRAZILIAN.exec(phoneUrl ?? '') ?? [];
  return area ? `(${area}) ${first}-${last}` : phone;
}

/** A Brazilian mobile, or any foreign phone: those that may have WhatsApp. Numbers dialled in Brazil only have no '+'. */
const CHATS = /^tel:\+(55[1-9][1-9]9\d{8}|(?!55)\d+)$/;

/** Returns the address of a WhatsApp chat, with a text to send; null for a phone that can have none. */
export function whatsappHref(phoneUrl: string | null, text = ''): string | null {
  const [, digits] = CHATS.exec(phoneUrl ?? '') ?? [];
  if (!digits) return null;
  const chat = `https://wa.me/${digits}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
