import type { SiteQuery } from './site.gen.ts';
import { useSiteQuery } from './site.gen.ts';

export type Site = SiteQuery['publicSettings'];

/** Used until the settings are loaded. */
const DEFAULTS: Site = {
  siteName: 'Guia de Empresas',
  siteDescription: 'Encontre empresas e serviços perto de você.',
  contactEmail: 'contato@exemplo.com.br',
  supportPhone: '(11) 4000-0000',
  mapsApiKey: null,
  mapTiles: null,
  maintenanceMode: false,
  sendsEmails: true,
};

/** Returns the public settings, which the server loads with every page. */
export const useSite = (): Site => useSiteQuery().data?.publicSettings ?? DEFAULTS;
