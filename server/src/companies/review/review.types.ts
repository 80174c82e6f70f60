import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { FieldChange } from '../../audit/field-change.ts';
import { pageOf } from '../../graphql/paging.ts';
import { Company } from '../company.ts';

@ObjectType({ simpleResolvers: true, description: 'An approved company that its owner changed.' })
export class ChangedCompany {
  @Field(() => Company, { description: 'As it is now.' })
  company!: Company;

  @Field(() => Date, { description: 'When it was changed last.' })
  changedAt!: Date;

  @Field(() => [FieldChange], { description: 'Since an administrator last looked; empty when changed back.' })
  changes!: FieldChange[];
}

@ObjectType({ simpleResolvers: true, description: 'Companies that their owners changed.' })
export class ChangedCompanyPage extends pageOf(ChangedCompany) {}

@ObjectType({ simpleResolvers: true, description: 'Companies that wait for approval.' })
export class PendingCompanyPage extends pageOf(Company) {}

export enum DuplicateReason {
  name = 'name',
  phone = 'phone',
  address = 'address',
  website = 'website',
  email = 'email',
}
registerEnumType(DuplicateReason, {
  name: 'DuplicateReason',
  description: 'What two companies share; an address with its city.',
});

@ObjectType({ simpleResolvers: true, description: 'A possible duplicate of a company.' })
export class DuplicateCompany {
  @Field(() => Company, { description: 'Approved or not, active or not.' })
  company!: Company;

  @Field(() => [DuplicateReason], { description: 'Fields that match, at least one.' })
  reasons!: DuplicateReason[];
}
