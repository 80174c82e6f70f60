interface Position {
  latitude: number;
  longitude: number;
}

/** As map services write it: "-22.9056, -47.0608". */
export const formatPosition = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

/** Reads degrees with a point or a comma for decimals; null where it is no position in or near Brazil. */
export function readPosition(text: string): Position | null {
  const match = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*$/.exec(text);
  if (!match) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = match
    .slice(1)
    .map((part) => Number(Number(part.replace(',', '.')).toFixed(6)));
  const isNear = latitude >= -36 && latitude <= 7 && longitude >= -76 && longitude <= -26;
  return isNear ? { latitude, longitude } : null;
}
