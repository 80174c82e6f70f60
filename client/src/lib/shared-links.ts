import { plainText } from './plain-text.ts';

/** Returns the path of a city's page: '/cidade/sp/campinas'. The server's sitemap has the same. */
export const cityPath = ({ name, state }: { name: string; state: string }): string =>
  `/cidade/${state.toLowerCase()}/${plainText(name).replace(/[^a-z0-9]+/g, '-')}`;

/** Returns the path of the QR code of a company's page. */
export const pageCodePath = (id: string): string => `/previews/${encodeURIComponent(id)}.svg`;

/** Returns the address that opens WhatsApp with a text and a link, for the visitor to choose who receives it. */
export const whatsappShareUrl = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`;
