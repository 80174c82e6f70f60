import type { ApolloCache } from '@apollo/client';
import type { SystemSettingsFieldsFragment } from './settings.gen.ts';

/** Writes the public settings of a response to the cache, for header, footer and titles. */
export function keepPublicSettings(cache: ApolloCache, settings: SystemSettingsFieldsFragment): void {
  const { siteName, siteDescription, contactEmail, supportPhone, maintenanceMode } = settings;
  const id = cache.identify({ __typename: 'PublicSettings' });
  if (id === undefined) return;
  cache.modify({
    id,
    fields: {
      siteName: () => siteName,
      siteDescription: () => siteDescription,
      contactEmail: () => contactEmail,
      supportPhone: () => supportPhone,
      maintenanceMode: () => maintenanceMode,
    },
  });
}
