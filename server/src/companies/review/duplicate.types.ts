import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Company } from '../company.ts';

export enum LookAlikeReason {
  name = 'name',
  phone = 'phone',
  address = 'address',
  website = 'website',
  email = 'email',
}
registerEnumType(LookAlikeReason, {
  name: 'LookAlikeReason',
  description: 'What two companies share; an address with its city.',
});

@ObjectType({ simpleResolvers: true, description: 'A company that another may be a second of.' })
export class LookAlike {
  @Field(() => Company, { description: 'Approved or not, active or not.' })
  company!: Company;

  @Field(() => [LookAlikeReason], { description: 'Why it looks alike: what is the same, at least one.' })
  reasons!: LookAlikeReason[];
}
