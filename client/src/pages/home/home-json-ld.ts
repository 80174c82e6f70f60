import { paths } from '../../paths.ts';

/** The site and its search, for search engines (schema.org). */
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
