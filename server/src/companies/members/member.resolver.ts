import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { CompanyPart } from '../../shared/company-parts.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { acceptInvitation, invitation } from './accept-invitation.ts';
import { CompanyInvitation, CreatedInvitation, Invitation } from './company-invitation.ts';
import { CompanyMember } from './company-member.ts';
import { cancelInvitation, companyInvitations, inviteMember } from './invitations.ts';
import { InvitationArgs, InviteMemberArgs } from './member.inputs.ts';
import { changeMember, companyMembers, leaveCompany, removeMember } from './members.ts';

/** Parts in a company, which its owner gives by invitation. */
@ForKeys(null)
@Resolver()
export class MemberResolver {
  @MayCall('signed in', lookUpCompany('seeMembers'))
  @Query(() => [CompanyMember], {
    description:
      'Persons with a part in a company, for its owner and administrators who manage accounts, the earliest first, at most 20.',
  })
  companyMembers(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
  ): Promise<CompanyMember[]> {
    return companyMembers(ctx, companyId);
  }

  @MayCall('signed in', lookUpCompany('seeMembers'))
  @Query(() => [CompanyInvitation], {
    description:
      'Open invitations of a company, for its owner and administrators who manage accounts, the earliest first, at most 20.',
  })
  companyInvitations(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
  ): Promise<CompanyInvitation[]> {
    return companyInvitations(ctx, companyId);
  }

  @MayCall('anyone')
  @Query(() => Invitation, {
    description:
      'An invitation by the token of its link, signed in or not. NOT_FOUND for an unknown or cancelled one.',
  })
  invitation(@Ctx() ctx: Context, @Args() { token }: InvitationArgs): Promise<Invitation> {
    return invitation(ctx, token);
  }

  @MayCall('signed in', lookUpCompany('manageMembers'))
  @Mutation(() => CreatedInvitation, {
    description:
      "Invites the account with an e-mail to a part in the caller's company. CONFLICT with 20 persons or 20 open invitations.",
  })
  inviteMember(@Ctx() ctx: Context, @Args() args: InviteMemberArgs): Promise<CreatedInvitation> {
    return inviteMember(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Cancels an open invitation of the caller's company; NOT_FOUND for others.",
  })
  cancelInvitation(@Ctx() ctx: Context, @IdOf('invitation') id: string): Promise<Deletion> {
    return cancelInvitation(ctx, id);
  }

  @MayCall('signed in')
  @Mutation(() => Company, {
    description:
      "Accepts an invitation as the account with its e-mail. NOT_FOUND for an unknown one, FORBIDDEN for another account's, CONFLICT when it expired, was accepted, or the caller belongs to the company.",
  })
  acceptInvitation(@Ctx() ctx: Context, @Args() { token }: InvitationArgs): Promise<Company> {
    return acceptInvitation(ctx, token);
  }

  @MayCall('signed in')
  @Mutation(() => CompanyMember, {
    description: "Gives a person another part in the caller's company; NOT_FOUND for somebody else's.",
  })
  changeMember(
    @Ctx() ctx: Context,
    @IdOf('part') id: string,
    @Arg('part', () => CompanyPart, { description: 'The part from now on.' }) part: CompanyPart,
  ): Promise<CompanyMember> {
    return changeMember(ctx, id, part);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Ends a person's part in the caller's company; NOT_FOUND for somebody else's.",
  })
  removeMember(@Ctx() ctx: Context, @IdOf('part') id: string): Promise<Deletion> {
    return removeMember(ctx, id);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Ends the caller's own part in a company; NOT_FOUND without one.",
  })
  leaveCompany(@Ctx() ctx: Context, @IdOf('company', 'companyId') companyId: string): Promise<Deletion> {
    return leaveCompany(ctx, companyId);
  }
}
