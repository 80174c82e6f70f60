import { useDebouncedValue } from '@mantine/hooks';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import type { CompanyValues } from '../../features/company-form/company-values.ts';

/** Avoids a map request per keystroke. */
const DEBOUNCE_MS = 900;

/** Shows a map of the typed address; nothing without a city. */
export function MapPreview({ values }: { values: CompanyValues }) {
  const { mapsApiKey } = useSite();
  const [{ name, address, city, state }] = useDebouncedValue(values, DEBOUNCE_MS);
  if (city.trim() === '') return null;
  const location = {
    name: name || 'Sua empresa',
    address: address || null,
    city: { name: city, state },
  };
  return <CompanyMap location={location} configuredKey={mapsApiKey} isPreview />;
}
