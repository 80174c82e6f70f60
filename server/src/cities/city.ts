import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ simpleResolvers: true, description: 'A Brazilian municipality.' })
@Entity('cities')
@Index('cities_folded_name_idx', { synchronize: false })
@Index('cities_folded_name_key', { synchronize: false })
@Index('cities_folded_name_trgm_idx', { synchronize: false })
export class City {
  @Field(() => ID, { description: 'Number of ours; for the official one see `ibgeCode`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'With accents, as IBGE writes it.' })
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Field({ description: 'Two letters of the state, such as "SP".' })
  @Column({ type: 'char', length: 2 })
  state!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Code of IBGE, seven digits; null for one added by hand.',
  })
  @Column({ type: 'integer', nullable: true, unique: true })
  ibgeCode!: number | null;

  @Field(() => Int, { description: 'Inhabitants; decides between cities of one name.' })
  @Column({ type: 'integer', default: 0 })
  population!: number;

  @Field(() => Float, { description: 'Degrees.' })
  @Column({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees.' })
  @Column({ type: 'double precision' })
  longitude!: number;

  @Column({ type: 'boolean', default: true })
  isVisible!: boolean;
}
