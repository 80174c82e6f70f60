import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Category } from '../categories/category.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A kind of business, below a category: "Padaria", "Oficina mecânica".',
})
@Entity('kinds')
@Index('kinds_folded_name_key', { synchronize: false })
export class Kind {
  @Field(() => ID, { description: 'Id of the kind.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Part of the address of its search.' })
  @Column({ type: 'varchar', length: 80, unique: true })
  slug!: string;

  @Field({ description: 'Name of the kind.' })
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** Null where the name is also its plural. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  plural!: string | null;

  /** Null when its category was removed. */
  @Column({ type: 'integer', nullable: true })
  categoryId!: number | null;

  @Field(() => Category, { nullable: true, description: 'Its category; null when that was removed.' })
  @ManyToOne(() => Category, { onDelete: 'SET NULL' })
  @JoinColumn()
  category!: Category | null;

  @Field(() => String, {
    nullable: true,
    description: 'Type of schema.org, such as "Bakery"; null where none is more exact than "LocalBusiness".',
  })
  @Column({ type: 'varchar', length: 60, nullable: true })
  schemaType!: string | null;

  /** The kind that covers it; null for most. */
  @Column({ type: 'integer', nullable: true })
  broaderId!: number | null;

  @ManyToOne(() => Kind, { onDelete: 'SET NULL' })
  @JoinColumn()
  broader!: Kind | null;
}
