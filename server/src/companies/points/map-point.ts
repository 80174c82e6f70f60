import { Field, Float, ObjectType } from 'type-graphql';
import { positionOf } from '../../shared/map/mercator.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

export const PointExactness = graphqlEnum('PointExactness', 'How exact the point of a company is.', {
  address: 'Its own point, from its owner or an import.',
  neighbourhood: 'The middle of the points known in its neighbourhood.',
  city: 'The centre of its city.',
});
export type PointExactness = keyof typeof PointExactness;

/** By their number in `company_points`. */
const EXACTNESS = [PointExactness.address, PointExactness.neighbourhood, PointExactness.city] as const;

@ObjectType({ simpleResolvers: true, description: 'A point on the map, and how exact it is.' })
export class MapPoint {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude!: number;

  @Field(() => PointExactness, { description: 'How exact it is.' })
  exactness!: PointExactness;
}

/** The columns of a row of `company_points` with the alias p. */
export const POINT_COLUMNS =
  'p.place[0] AS "placeX", p.place[1] AS "placeY", p.exactness AS "pointExactness"';

export interface PointRow {
  placeX: number | null;
  placeY: number | null;
  pointExactness: number | null;
}

/** Returns the point of a row; null where there is none. */
export function pointOf({ placeX, placeY, pointExactness }: PointRow): MapPoint | null {
  if (placeX === null || placeY === null) return null;
  return { ...positionOf({ x: placeX, y: placeY }), exactness: EXACTNESS[pointExactness ?? 2] ?? 'city' };
}
