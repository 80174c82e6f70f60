import { Field, ObjectType } from 'type-graphql';
import { FieldChange } from '../../audit/field-change.ts';
import { pageOf } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Company } from '../company.ts';

@ObjectType({ simpleResolvers: true, description: 'An approved company that its owner changed.' })
export class ChangedCompany {
  @Field(() => Company, { description: 'The company as it is now.' })
  company!: Company;

  @Field(() => Date, { description: 'When it was changed last.' })
  changedAt!: Date;

  @Field(() => [FieldChange], { description: 'Changes since a review; empty when changed back.' })
  changes!: FieldChange[];
}

@ObjectType({ simpleResolvers: true, description: 'Companies that their owners changed.' })
export class ChangedCompanyPage extends pageOf(ChangedCompany) {}

@ObjectType({ simpleResolvers: true, description: 'A company whose changes were taken back.' })
export class RevertedCompany {
  @Field(() => Company, { description: 'The company as it was.' })
  company!: Company;

  @Field(() => [String], {
    description: 'What could not be written back, in Portuguese: "Logo". It was removed since.',
  })
  notRestored!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Companies that wait for approval.' })
export class PendingCompanyPage extends pageOf(Company) {}

export const DuplicateReason = graphqlEnum('DuplicateReason', 'What two companies have in common.', {
  name: 'Name and city, without regard to case and accents.',
  phone: 'The phone.',
  address: 'Street, number and city.',
  website: 'The host of the website.',
  email: 'The e-mail.',
});
export type DuplicateReason = keyof typeof DuplicateReason;

@ObjectType({ simpleResolvers: true, description: 'A possible duplicate of a company.' })
export class DuplicateCompany {
  @Field(() => Company, { description: 'Approved or not, active or not.' })
  company!: Company;

  @Field(() => [DuplicateReason], { description: 'Fields that match, at least one.' })
  reasons!: DuplicateReason[];
}
