import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { AdminRole } from '../../graphql/admin-roles.ts';
import { paged, pageOf } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { IsEmailText, MaxCodePoints } from '../../shared/text/validators.ts';
import { NewPasswordInput } from '../account.inputs.ts';
import { User, UserRole } from '../user.ts';

export const UserOrder = graphqlEnum('UserOrder', "Order of the administrators' list of accounts.", {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  name: 'By name, from A to Z.',
  nameDescending: 'By name, from Z to A.',
  email: 'By e-mail.',
  role: 'Administrators first, then company accounts, then visitors.',
  roleDescending: 'Visitors first, then company accounts, then administrators.',
  plan: 'By plan, the plan created first at the top, accounts without a plan last.',
  planDescending: 'By plan, accounts without a plan first, then the plan created last.',
  inactive: 'Deactivated accounts first.',
  active: 'Active accounts first.',
});
export type UserOrder = keyof typeof UserOrder;

@ArgsType()
@InputType({ description: 'The filters of `adminUsers`; an action is never for the own account.' })
export class AccountsFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the name, the e-mail or the plan's name, without regard to case and accents; or '#' and the number.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => UserRole, { nullable: true, description: 'All when absent.' })
  role?: UserRole | null;

  @Field(() => AdminRole, {
    nullable: true,
    description: 'Administrators in this role; all accounts when absent.',
  })
  adminRole?: AdminRole | null;

  @Field(() => Boolean, { nullable: true, description: 'All when absent.' })
  isActive?: boolean | null;
}

@ArgsType()
export class UsersArgs extends paged(AccountsFilterInput) {
  @Field(() => UserOrder, { defaultValue: UserOrder.newest, description: 'What comes first.' })
  order: UserOrder = UserOrder.newest;
}

@ObjectType({ simpleResolvers: true, description: 'A page of accounts.' })
export class UserPage extends pageOf(User) {}

@InputType({ description: 'An account created by an administrator.' })
export class CreateUserInput extends NewPasswordInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'E-mail, unique without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => UserRole, { description: 'What the person may do.' })
  role!: UserRole;

  @Field(() => AdminRole, {
    nullable: true,
    description: 'What an administrator may do, `administrator` when absent; for role `admin` only.',
  })
  adminRole?: AdminRole | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of a plan; the default, 'Grátis', for a company account when absent.",
  })
  planId?: string | null;
}

@InputType({ description: 'Somebody who is invited to the administration.' })
export class InviteAdministratorInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'E-mail that no account has.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => AdminRole, { description: 'What the person may do.' })
  adminRole!: AdminRole;
}

@InputType({ description: 'Only what is sent is changed.' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 120 characters.' })
  @IsOptional()
  @MaxCodePoints(120)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail, unique without regard to case; a new one must be confirmed again.',
  })
  @IsOptional()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email?: string | null;

  @Field(() => UserRole, {
    nullable: true,
    description: 'Neither the last active full administrator nor oneself can be demoted.',
  })
  role?: UserRole | null;

  @Field(() => AdminRole, {
    nullable: true,
    description: 'What an administrator may do; of an account that becomes one, `administrator` when absent.',
  })
  adminRole?: AdminRole | null;
}

@ArgsType()
export class SetUserPasswordArgs extends NewPasswordInput {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: string;
}
