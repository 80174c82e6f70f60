import { IsNumber, Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PointExactness } from '../points/map-point.ts';

const NO_LATITUDE = { message: 'A latitude vai de -90 a 90 graus.' };
const NO_LONGITUDE = { message: 'A longitude vai de -180 a 180 graus.' };

@InputType({ description: 'A part of the map, in degrees.' })
export class MapBoundsInput {
  @Field(() => Float, { description: 'Southern edge.' })
  @Min(-90, NO_LATITUDE)
  @Max(90, NO_LATITUDE)
  south!: number;

  @Field(() => Float, { description: 'Western edge.' })
  @Min(-180, NO_LONGITUDE)
  @Max(180, NO_LONGITUDE)
  west!: number;

  @Field(() => Float, { description: 'Northern edge.' })
  @Min(-90, NO_LATITUDE)
  @Max(90, NO_LATITUDE)
  north!: number;

  @Field(() => Float, { description: 'Eastern edge.' })
  @Min(-180, NO_LONGITUDE)
  @Max(180, NO_LONGITUDE)
  east!: number;
}

@InputType({ description: 'Where somebody is. A request with more than two decimals has to be a POST.' })
export class NearInput {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  @IsNumber()
  @Min(-90, NO_LATITUDE)
  @Max(90, NO_LATITUDE)
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  @Min(-180, NO_LONGITUDE)
  @Max(180, NO_LONGITUDE)
  longitude!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Only companies within so many kilometres, more than 0 to 500; at any distance when absent.',
  })
  @Min(0.05, { message: 'O raio vai de 0,05 a 500 km.' })
  @Max(500, { message: 'O raio vai de 0,05 a 500 km.' })
  radiusKm?: number | null;
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
