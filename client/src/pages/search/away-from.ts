import { formatNumber } from '../../lib/format.ts';

/** Returns how far from a city companies are, as texts: 'a 87 km de Campinas'; undefined where it is not known. */
export const awayFrom = (city: string, kilometres: readonly number[]): string[] | undefined =>
  kilometres.length === 0
    ? undefined
    : kilometres.map((km) => (km === 0 ? `em ${city}` : `a ${formatNumber(km)} km de ${city}`));
