import { invalid } from '../../shared/errors.ts';

/** Six digits are 11 cm. */
const rounded = (degrees: number | null): number | null =>
  degrees === null ? null : Number(degrees.toFixed(6));

interface OwnPoint {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the columns of a form's point; none where it has no point. BAD_USER_INPUT for one of the two alone. */
export function ownPoint({ latitude, longitude }: Partial<OwnPoint>): Partial<OwnPoint> {
  if (latitude === undefined && longitude === undefined) return {};
  const point = { latitude: rounded(latitude ?? null), longitude: rounded(longitude ?? null) };
  if ((point.latitude === null) !== (point.longitude === null)) {
    throw invalid({ latitude: ['Informe a latitude e a longitude, ou nenhuma.'] });
  }
  return point;
}
