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
