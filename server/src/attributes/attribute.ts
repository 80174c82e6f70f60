import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({
  simpleResolvers: true,
  description: 'Something that a company has or does: "Estacionamento", "Aceita Pix".',
})
@Entity('attributes')
@Index('attributes_folded_name_key', { synchronize: false })
export class Attribute {
  @Field(() => ID, { description: 'Id of the attribute.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Its name without accents and spaces; a new name does not change it.' })
  @Column({ type: 'varchar', length: 60, unique: true })
  slug!: string;

  @Field({ description: 'Name of the attribute.' })
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** Categories and kinds for whose companies it matters; without any for all. */
  @Column({ type: 'integer', array: true, default: '{}' })
  categoryIds!: number[];

  @Column({ type: 'integer', array: true, default: '{}' })
  kindIds!: number[];

  /** Order of lists. */
  @Column({ type: 'integer', default: 0 })
  position!: number;

  /** A retired attribute is neither offered nor shown. */
  @Column({ type: 'boolean', default: false })
  isRetired!: boolean;
}
