import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Company } from '../companies/company.ts';
import { User } from '../users/user.ts';

@ObjectType({
  simpleResolvers: true,
  description: "A visitor's rating of a company; who it was is not told.",
})
@Entity('ratings')
@Unique('ratings_fingerprint_key', ['companyId', 'fingerprintHash'])
@Check('ratings_rating_check', 'rating BETWEEN 1 AND 5')
@Index('ratings_user_key', { synchronize: false })
@Index('ratings_user_id_idx', { synchronize: false })
@Index('ratings_company_id_idx', { synchronize: false })
export class Rating {
  @Field(() => ID, { description: 'Number of the rating.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column({ type: 'smallint' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Null for stars alone.' })
  @Column({ type: 'varchar', length: 1000, nullable: true })
  comment!: string | null;

  @Column({ type: 'bytea' })
  fingerprintHash!: Buffer;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Field(() => Date, { description: 'When it was given.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
