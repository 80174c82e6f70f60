import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { paged, pageOf } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import { NewCompanyForm, UpdateCompanyInput } from '../company.inputs.ts';
import { Company } from '../company.ts';
import { CompanyIdsArgs } from '../decisions/decision.inputs.ts';

export const ApprovalStatus = graphqlEnum('ApprovalStatus', 'Whether a company waits for a decision.', {
  approved: 'Shown to visitors while it is active.',
  pending: 'It waits for an administrator.',
});
export type ApprovalStatus = keyof typeof ApprovalStatus;

export const AdminCompanyOrder = graphqlEnum('AdminCompanyOrder', 'Order of a list of companies.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  name: 'By name, from A to Z.',
  nameDescending: 'By name, from Z to A.',
  city: 'By city, from A to Z.',
  cityDescending: 'By city, from Z to A.',
  rating: 'The best average first.',
  ratingAscending: 'The lowest average first.',
  status: 'Pending ones first, then inactive ones, then active ones.',
  statusDescending: 'Active ones first, then inactive ones, then pending ones.',
});
export type AdminCompanyOrder = keyof typeof AdminCompanyOrder;

@ArgsType()
@InputType({ description: 'The filters of `adminCompanies`; without any, all companies.' })
export class CompaniesFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the name (one or two letters: its beginning), of the owner's name or e-mail, of city, category or kind; a phone, a CNPJ or the number of a company.",
  })
  q?: string | null;

  @Field(() => ApprovalStatus, { nullable: true, description: 'Both when absent.' })
  status?: ApprovalStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  isActive?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Of this category.' })
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: 'With this kind, the main one or another.' })
  kindId?: string | null;

  @Field(() => String, { nullable: true, description: 'With or without the state; an unknown one has none.' })
  city?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  hasOwner?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of this account; only for administrators who see persons.',
  })
  ownerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  hasMessageAccess?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Those whose owner waits for message access, or the others; both when absent.',
  })
  isMessageAccessRequested?: boolean | null;
}

@ArgsType()
export class AdminCompaniesArgs extends paged(CompaniesFilterInput) {
  @Field(() => AdminCompanyOrder, {
    defaultValue: AdminCompanyOrder.newest,
    description: 'What comes first.',
  })
  order: AdminCompanyOrder = AdminCompanyOrder.newest;
}

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' list of companies." })
export class AdminCompanyPage extends pageOf(Company) {
  @Field({ description: 'False when `total` is an estimate.' })
  totalIsExact!: boolean;
}

@InputType({ description: "An administrator's new company: approved at once." })
export class AdminCreateCompanyInput extends NewCompanyForm {
  @Field(() => ID, { nullable: true, description: 'A company account; nobody when absent.' })
  ownerId?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail of a company account, instead of its id.' })
  @MaxCodePoints(254)
  ownerEmail?: string | null;
}

@InputType({
  description: 'Only what is sent is changed; an empty text empties, an empty owner removes it.',
})
export class AdminUpdateCompanyInput extends UpdateCompanyInput {
  @Field(() => ID, { nullable: true, description: 'A company account; null removes the owner.' })
  ownerId?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail of a company account, instead of its id.' })
  @MaxCodePoints(254)
  ownerEmail?: string | null;
}

@ArgsType()
export class SetCompaniesActiveArgs extends CompanyIdsArgs {
  @Field({ description: 'False hides them.' })
  isActive!: boolean;
}
