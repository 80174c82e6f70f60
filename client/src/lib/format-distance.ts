import { formatNumber } from './format.ts';

const KM = 1000;

const wholeKm = (metres: number): string =>
  `${Math.max(1, Math.round(metres / KM)).toLocaleString('pt-BR')} km`;

const km = (metres: number): string =>
  metres < 9_950 ? `${(Math.round(metres / 100) / 10).toLocaleString('pt-BR')} km` : wholeKm(metres);

/** Returns how far a company is: "a 850 m", "a 1,2 km", "a 12 km". From a rough position in whole kilometres. */
export function formatDistance(metres: number, { isRough }: { isRough: boolean }): string {
  if (isRough) return metres < KM ? 'até 1 km' : `a ${wholeKm(metres)}`;
  if (metres < 995) return `a ${Math.max(10, Math.round(metres / 10) * 10)} m`;
  return `a ${km(metres)}`;
}

/** Returns how far from a city companies are: "a 87 km de Campinas"; undefined where it is not known. */
export const distancesFrom = (city: string, kilometres: readonly number[]): string[] | undefined =>
  kilometres.length === 0
    ? undefined
    : kilometres.map((away) => (away === 0 ? `em ${city}` : `a ${formatNumber(away)} km de ${city}`));
