import type { FastifyInstance } from 'fastify';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import { cachedSetting } from '../settings/cached-settings.ts';

/** Most characters of a name below an icon on a phone's screen. */
const SHORT_NAME = 12;
const SITE: Statement = {
  name: 'manifest_site',
  text: `SELECT json_build_object('name', site_name, 'description', site_description) AS value FROM settings`,
};

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the first words of a name that fit below an icon: 'Guia' of 'Guia de Empresas'. */
export function shortName(name: string): string {
  if (name.length <= SHORT_NAME) return name;
  const [first = name, ...words] = name.split(' ');
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > SHORT_NAME) break;
    short += ` ${word}`;
  }
  return short.replace(/ (?:d[aeo]s?|n[ao]s?|em?)$/i, '');
}

/** Serves the web app manifest, by which browsers install the site. The icons are files of the client. */
export function manifestRoute(services: Services) {
  const site = cachedSetting<{ name: string; description: string }>(services, SITE);
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/manifest.webmanifest', async (_request, reply) => {
      const { name, description } = await site.get();
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          JSON.stringify({
            id: '/',
            name,
            short_name: shortName(name),
            description,
            lang: 'pt-BR',
            dir: 'ltr',
            start_url: '/',
            scope: '/',
            display: 'standalone',
            theme_color: '#0a664e',
            background_color: '#faf9f5',
            icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
          }),
        );
    });
  };
}
