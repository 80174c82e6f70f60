import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PointExactness } from '../points/map-point.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of the map, in degrees.' })
export class MapBounds {
  @Field(() => Float, { description: 'Southern edge.' })
  south!: number;

  @Field(() => Float, { description: 'Western edge.' })
  west!: number;

  @Field(() => Float, { description: 'Northern edge.' })
  north!: number;

  @Field(() => Float, { description: 'Eastern edge.' })
  east!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Companies close to each other on the map, as one marker.',
})
export class MapCluster {
  @Field(() => Float, { description: 'Latitude of their middle, in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude of their middle, in degrees.' })
  longitude!: number;

  @Field(() => Int, { description: 'How many they are.' })
  count!: number;

  @Field({ description: 'True where all of them have the same point, so that no zoom parts them.' })
  isSpot!: boolean;

  @Field({ description: 'True where none of them has a point of its own.' })
  isRough!: boolean;

  @Field(() => MapBounds, { description: 'The part of the map in which they are.' })
  bounds!: MapBounds;
}

@ObjectType({ simpleResolvers: true, description: 'A company as a marker of the map.' })
export class CompanyOnMap {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: number;

  @Field({ description: 'Readable part of its address.' })
  slug!: string;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude!: number;

  @Field(() => PointExactness, { description: 'How exact its point is.' })
  exactness!: PointExactness;
}

@ObjectType({ simpleResolvers: true, description: 'What a part of the map shows: each company once.' })
export class CompaniesOnMap {
  @Field(() => Int, { description: 'Companies in this part of the map.' })
  total!: number;

  @Field({ description: 'False when `total` and the counts are estimates.' })
  totalIsExact!: boolean;

  @Field(() => [MapCluster], { description: 'Companies that are shown together.' })
  clusters!: MapCluster[];

  @Field(() => [CompanyOnMap], { description: 'Companies that are shown alone.' })
  companies!: CompanyOnMap[];
}
