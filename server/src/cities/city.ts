import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Reader, Statement } from '../database/statement.ts';

@ObjectType({ simpleResolvers: true, description: 'A Brazilian municipality.' })
@Entity('cities')
@Index('cities_folded_name_idx', { synchronize: false })
@Index('cities_folded_name_key', { synchronize: false })
@Index('cities_folded_name_trgm_idx', { synchronize: false })
export class City {
  @Field(() => ID, { description: 'Id; `ibgeCode` is the official code.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Name as in the list of IBGE.' })
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Field({ description: 'Two letters of the state, such as "SP".' })
  @Column({ type: 'char', length: 2 })
  state!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'IBGE code, seven digits; null for a city added by administrators.',
  })
  @Column({ type: 'integer', nullable: true, unique: true })
  ibgeCode!: number | null;

  @Field(() => Int, { description: 'Inhabitants; the larger of two cities with one name comes first.' })
  @Column({ type: 'integer', default: 0 })
  population!: number;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  @Column({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  @Column({ type: 'double precision' })
  longitude!: number;

  @Column({ type: 'boolean', default: true })
  isVisible!: boolean;
}

const BY_IDS: Statement = {
  name: 'cities_by_ids',
  text: `SELECT city.id, city.name, city.state, city.ibge_code AS "ibgeCode", city.population,
           city.latitude, city.longitude
         FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, position)
         JOIN cities city ON city.id = wanted.id
         ORDER BY wanted.position`,
};

/** Returns the cities in the order of `ids`. */
export async function citiesByIds(reader: Reader, ids: number[]): Promise<City[]> {
  return ids.length === 0 ? [] : reader.query<City>(BY_IDS, [ids]);
}
