const KM = 1000;

const km = (metres: number): string =>
  metres < 9_950
    ? `${(Math.round(metres / 100) / 10).toLocaleString('pt-BR')} km`
    : `${Math.round(metres / KM).toLocaleString('pt-BR')} km`;

/**
 * Returns how far a company is: "a 850 m", "a 1,2 km", "a 12 km". From a rough position in whole kilometres. A company
 * without a point of its own is about there.
 */
export function formatDistance(
  metres: number,
  { isRough, isOwn }: { isRough: boolean; isOwn: boolean },
): string {
  const about = isOwn ? '' : 'cerca de ';
  if (isRough || !isOwn) {
    if (metres < KM) return 'a menos de 1 km';
    return `a ${about}${Math.round(metres / KM).toLocaleString('pt-BR')} km`;
  }
  if (metres < 995) return `a ${Math.max(10, Math.round(metres / 10) * 10)} m`;
  return `a ${km(metres)}`;
}
