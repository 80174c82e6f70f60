import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { CompanyPart } from '../../shared/company-parts.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';

/** A person with a part in a company of somebody else. */
@ObjectType({ simpleResolvers: true, description: 'A person with a part in a company.' })
@Entity('company_members')
@Check('company_members_part_check', "part IN ('manager', 'attendant')")
@Unique(['companyId', 'userId'])
export class CompanyMember {
  @Field(() => ID, { description: 'Id of the part, for `changeMember` and `removeMember`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  @Field({ description: 'Name of the account.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;

  @Field(() => CompanyPart, { description: 'What the person may do.' })
  @Column({ type: 'varchar', length: 10 })
  part!: CompanyPart;

  @Field(() => Date, { description: 'When the invitation was accepted.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
