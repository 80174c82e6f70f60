import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ simpleResolvers: true, description: 'A segment of business, such as "Alimentação".' })
@Entity('categories')
@Index('categories_name_key', { synchronize: false })
@Index('categories_folded_name_key', { synchronize: false })
export class Category {
  @Field(() => ID, { description: 'Id; 1 to 10 for those of a new database.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Name of the category.' })
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'boolean', default: true })
  isVisible!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
