import { IsOptional, Max, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';

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
  @IsOptional()
  @Min(0.05, { message: 'O raio vai de 0,05 a 500 km.' })
  @Max(500, { message: 'O raio vai de 0,05 a 500 km.' })
  radiusKm?: number | null;
}
