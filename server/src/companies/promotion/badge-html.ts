const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** In pixels. */
export const BADGE_SIZE = { width: 260, height: 64 };

export const badgePath = (id: number): string => `/badge/${id}.svg`;

/** Returns the HTML by which a company's own site shows its badge. */
export const badgeHtml = ({ publicUrl, id, name }: { publicUrl: string; id: number; name: string }): string =>
  `<a href="${publicUrl}/company/${id}#avaliacoes"><img src="${publicUrl}${badgePath(id)}" ` +
  `width="${BADGE_SIZE.width}" height="${BADGE_SIZE.height}" alt="Avaliações de ${escapeMarkup(name)}"></a>`;
