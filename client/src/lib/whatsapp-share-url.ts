/** Returns the address that opens WhatsApp with a text and a link, for the visitor to choose who receives it. */
export const whatsappShareUrl = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`;
