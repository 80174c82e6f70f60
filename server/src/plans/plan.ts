import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { pageOf } from '../graphql/paging.ts';
import { Decimal } from '../shared/schema/scalars.ts';

/** PostgreSQL sends numeric as text. */
const decimal = { to: (value: number) => value, from: (value: string) => Number(value) };

@ObjectType({
  simpleResolvers: true,
  description: 'A plan for owners: its price and the number of companies that it allows.',
})
@Entity('plans')
@Index('plans_default_key', ['isDefault'], { unique: true, where: 'is_default' })
@Check('plans_price_check', 'price >= 0')
@Check('plans_max_companies_check', 'max_companies BETWEEN 1 AND 1000')
@Check('plans_photo_limit_check', 'photo_limit BETWEEN 0 AND 100')
export class Plan {
  @Field(() => ID, { description: 'Id of the plan, for `requestPlan`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: "Name, such as 'Grátis'." })
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Field(() => Decimal, { description: 'Price in reais a month.' })
  @Column({ type: 'numeric', precision: 8, scale: 2, default: 0, transformer: decimal })
  price!: number;

  @Field(() => Int, { description: 'How many companies an owner may have with it.' })
  @Column({ type: 'integer', default: 5 })
  maxCompanies!: number;

  @Field(() => Int, { description: 'How many photos of a company are shown with it.' })
  @Column({ type: 'integer', default: 5 })
  photoLimit!: number;

  @Field(() => [String], {
    description: 'What it offers, one text each; clients show "Até N empresas" first.',
  })
  @Column({ type: 'text', array: true, default: '{}' })
  features!: string[];

  @Field({ description: 'False when it can no longer be requested.' })
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @Field({ description: 'Whether it is the one that new company accounts get; at most one is.' })
  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  @Field({ description: 'Whether it includes posters and QR codes to print.' })
  @Column({ type: 'boolean', default: true })
  hasPoster!: boolean;

  @Field({ description: "Whether it includes the badge for an owner's own site." })
  @Column({ type: 'boolean', default: true })
  hasBadge!: boolean;

  @Field({ description: 'Whether it includes reports of 12 months; others end after 90 days.' })
  @Column({ type: 'boolean', default: true })
  hasYearReports!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of plans.' })
export class PlanPage extends pageOf(Plan) {}

/** Returns the default plan of company accounts; null when it is inactive. */
export async function defaultPlanId(manager: EntityManager): Promise<number | null> {
  const plan = await manager.findOneBy(Plan, { isDefault: true, isActive: true });
  return plan?.id ?? null;
}

/** Returns the SQL of a joined plan (aliased `plan`) as JSON; null without one. */
export const planAsJson = (plan: string): string => `
  CASE WHEN ${plan}.id IS NULL THEN NULL ELSE jsonb_build_object('id', ${plan}.id, 'name', ${plan}.name,
    'price', ${plan}.price, 'maxCompanies', ${plan}.max_companies, 'photoLimit', ${plan}.photo_limit,
    'features', ${plan}.features,
    'isActive', ${plan}.is_active, 'isDefault', ${plan}.is_default,
    'hasPoster', ${plan}.has_poster, 'hasBadge', ${plan}.has_badge, 'hasYearReports', ${plan}.has_year_reports) END`;
