/** What a badge shows. */
export interface Badge {
  name: string;
  siteName: string;
  ratingSum: number;
  ratingCount: number;
}

const STAR = 'M8 1.3l2 4.3 4.7.6-3.4 3.2.9 4.6L8 11.7 3.8 14l.9-4.6L1.3 6.2 6 5.6z';
const NAME_LENGTH = 26;
const average = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const integer = new Intl.NumberFormat('pt-BR');

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length > NAME_LENGTH
    ? `${signs
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** Returns a company's badge: stars filled as far as the average, count, name of the site. */
export function badgeSvg({ name, siteName, ratingSum, ratingCount }: Badge): string {
  const { width, height } = BADGE_SIZE;
  const stars = ratingCount === 0 ? 0 : ratingSum / ratingCount;
  const rating = average.format(stars);
  const count = `${integer.format(ratingCount)} ${ratingCount === 1 ? 'avaliação' : 'avaliações'}`;
  const words = ratingCount === 0 ? 'Sem avaliações ainda' : `${rating} de 5 estrelas, ${count}`;
  const row = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map((at) => `<path transform="translate(${at * 18})" fill="${fill}" d="${STAR}"/>`)
      .join('');
  const figures =
    ratingCount === 0
      ? '<text x="108" y="29" font-size="13">Sem avaliações</text>'
      : `<text x="108" y="30" font-size="17" font-weight="700">${rating}<tspan dx="6" font-size="12" font-weight="400" fill="#555">${count}</tspan></text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">
<title id="t">${escapeMarkup(`${name} em ${siteName}: ${words}`)}</title>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#fff" stroke="#d5d3c8"/>
<clipPath id="f"><rect width="${(stars * 18 - 1).toFixed(1)}" height="16"/></clipPath>
<g transform="translate(12 15)">${row('#d5d3c8')}<g clip-path="url(#f)">${row('#c47a00')}</g></g>
<g font-family="system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif" fill="#1a1f1c">${figures}
<text x="13" y="51" font-size="12" fill="#555">em <tspan fill="#0b674d" font-weight="600">${escapeMarkup(cut(siteName))}</tspan></text></g>
</svg>
`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML. */
const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** In pixels. */
const BADGE_SIZE = { width: 260, height: 64 };

export const badgePath = (id: number): string => `/badge/${id}.svg`;

/** Returns the HTML by which a company's own site shows its badge. */
export const badgeHtml = ({ publicUrl, id, name }: { publicUrl: string; id: number; name: string }): string =>
  `<a href="${publicUrl}/company/${id}#avaliacoes"><img src="${publicUrl}${badgePath(id)}" ` +
  `width="${BADGE_SIZE.width}" height="${BADGE_SIZE.height}" alt="Avaliações de ${escapeMarkup(name)}"></a>`;
