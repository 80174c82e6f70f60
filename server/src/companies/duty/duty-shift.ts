import { Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { pageOf, searchedPageArgs } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Company } from '../company.ts';

const CLOCK = 'by its city\'s clock, such as "2026-12-24T20:00"';
const NO_TIME = { message: 'Informe dia e hora.' };

/** A time in which a company is on duty, such as a pharmacy at night. */
@ObjectType({
  simpleResolvers: true,
  description: 'A time in which a company is on duty, such as a pharmacy.',
})
@Entity('duty_shifts')
@Check('duty_shifts_time_check', 'until > starts_at')
@Index('duty_shifts_company_id_starts_at_key', { synchronize: false })
export class DutyShift {
  @Field(() => ID, { description: 'Id of the shift.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @Field(() => Company, { description: 'The company.' })
  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  /** Text, since times of a city's clock are compared and shown, never computed with. */
  @Field({ description: `When it begins, ${CLOCK}.` })
  @Column({ name: 'starts_at', type: 'varchar', length: 16 })
  from!: string;

  @Field({ description: `When it ends, ${CLOCK}.` })
  @Index()
  @Column({ type: 'varchar', length: 16 })
  until!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of times on duty.' })
export class DutyShiftPage extends pageOf(DutyShift) {}

export const DutyShiftOrder = graphqlEnum('DutyShiftOrder', 'Order of the list of times on duty.', {
  newest: 'The one that begins last first.',
  oldest: 'The one that begins first first.',
});
export type DutyShiftOrder = keyof typeof DutyShiftOrder;

@ArgsType()
export class DutyShiftsArgs extends searchedPageArgs('the name of the company or of its city') {
  @Field(() => DutyShiftOrder, { defaultValue: DutyShiftOrder.newest, description: 'What comes first.' })
  order: DutyShiftOrder = DutyShiftOrder.newest;
}

@InputType({ description: 'A new time on duty.' })
export class CreateDutyShiftInput {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;

  @Field({ description: `When it begins, ${CLOCK}.` })
  @Matches(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, NO_TIME)
  from!: string;

  @Field({ description: `When it ends, at most 31 days later, ${CLOCK}.` })
  @Matches(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, NO_TIME)
  until!: string;
}
