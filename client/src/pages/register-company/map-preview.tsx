import { useDebouncedValue } from '@mantine/hooks';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { readMapsKey } from '../../domain/maps/maps-key.ts';
import { useSite } from '../../domain/site/use-site.ts';
import type { CompanyValues } from '../../features/company-form/company-values.ts';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';

/** Avoids a map request per keystroke. */
const DEBOUNCE_MS = 900;

/** Shows the embedded map of the typed address; nothing without a key or a city. */
export function MapPreview({ values }: { values: CompanyValues }) {
  const { mapsApiKey } = useSite();
  const [{ name, address, city, state }] = useDebouncedValue(values, DEBOUNCE_MS);
  const key = useInBrowser(readMapsKey) ?? mapsApiKey;
  // The map for the point is below.
  if (!key || city.trim() === '') return null;
  const location = {
    name: name || 'Sua empresa',
    address: address || null,
    city: { name: city, state },
  };
  return <CompanyMap location={location} configuredKey={mapsApiKey} isPreview />;
}
