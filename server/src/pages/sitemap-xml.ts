/** One address of a sitemap. */
export interface SitemapEntry {
  /** Path and query on this site. */
  path: string;
  /** Last change, where known. */
  changedAt?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const entryXml =
  (element: 'url' | 'sitemap', origin: string) =>
  ({ path, changedAt }: SitemapEntry): string => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(origin + path)}</loc>${changed}</${element}>\n`;
  };

/** Returns the index of sitemaps. */
export const sitemapIndex = (paths: readonly string[], origin: string): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${paths.map((path) => entryXml('sitemap', origin)({ path })).join('')}</sitemapindex>\n`;

/** Yields a sitemap of addresses that come in batches; only one batch is in memory. */
export async function* sitemapText(
  batches: AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches) yield batch.map(entryXml('url', origin)).join('');
  yield '</urlset>\n';
}
