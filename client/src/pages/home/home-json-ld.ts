import { paths } from '../../paths.ts';

/** Returns the JSON-LD of the site and its search (schema.org). */
export const homeJsonLd =
  (siteName: string, description: string) =>
  (origin: string): object[] => [
    {
      '@type': 'WebSite',
      name: siteName,
      description,
      url: origin + paths.home(),
      inLanguage: 'pt-BR',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
