import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Attribute } from '../attributes/attribute.ts';
import { attributesByIds } from '../attributes/read-attributes.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { ForAdmins, PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { Kind } from '../kinds/kind.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { CompanyPart } from '../shared/company-parts.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import {
  type CompanyPermission,
  CompanyPermissions,
  mayDo,
  partIn,
  permissionsIn,
} from './company.policy.ts';
import { Company } from './company.ts';
import { lookUpSeenCompany } from './look-up-company.ts';
import { Offer } from './offers/offer.ts';
import { offersOf } from './offers/read-offers.ts';
import { type CompanyView, companyById, companyBySlug } from './read-companies.ts';

@ForKeys('any', {
  hasMessageAccess: 'companies',
  kindsAreGuessed: 'companies',
  part: 'companies',
  permissions: 'companies',
  changedAt: 'companies',
  ownerName: 'companies',
  ownerEmail: 'companies',
})
@Resolver(() => Company)
export class CompanyResolver {
  @PublicRead()
  @MayCall('anyone', lookUpSeenCompany)
  @Query(() => Company, {
    description: 'One company; NOT_FOUND when it does not exist or is hidden from the caller.',
  })
  company(@Ctx() ctx: Context, @IdOf('company') id: string): Promise<Company> {
    return companyById(ctx, id);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => Company, {
    description: 'One company by the readable part of its address; errors as `company`.',
  })
  companyBySlug(
    @Ctx() ctx: Context,
    @Arg('slug', { description: "A company's `slug`." }) slug: string,
  ): Promise<Company> {
    return companyBySlug(ctx, slug);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether it may read its messages; for members, its owner and administrators, null for others.',
  })
  hasMessageAccess(@Root() company: CompanyView, @Ctx() ctx: Context): boolean | null {
    return mayDo(ctx.viewer, company, 'see') ? company.hasMessageAccess : null;
  }

  @FieldResolver(() => CompanyPart, {
    nullable: true,
    description: "The viewer's part in it; null for its owner and for others.",
  })
  part(@Root() company: CompanyView, @Ctx() ctx: Context): CompanyPart | null {
    return partIn(ctx.viewer, company);
  }

  @FieldResolver(() => [CompanyPermissions], {
    nullable: true,
    description: 'What the viewer may do as its owner or by a part in it; null for others.',
  })
  permissions(@Root() company: CompanyView, @Ctx() ctx: Context): CompanyPermission[] | null {
    return permissionsIn(ctx.viewer, company);
  }

  @FieldResolver(() => [Kind], { description: 'Kinds of business: the main one, then at most four others.' })
  kinds(@Root() { kindIds }: CompanyView, @Ctx() ctx: Context): Promise<Kind[]> {
    ctx.answer.tags.add('kinds');
    return kindsByIds(ctx, kindIds);
  }

  @FieldResolver(() => [Attribute], { description: 'What it has or does: "Estacionamento".' })
  attributes(@Root() { attributeIds }: CompanyView, @Ctx() ctx: Context): Promise<Attribute[]> {
    return attributesByIds(ctx, attributeIds);
  }

  @FieldResolver(() => [Offer], { description: 'Its services and products in its order, at most 50.' })
  offers(@Root() { id }: CompanyView, @Ctx() ctx: Context): Promise<Offer[]> {
    return offersOf(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether its kinds were guessed from its texts; for members, its owner and administrators, null for others.',
  })
  kindsAreGuessed(@Root() company: CompanyView, @Ctx() ctx: Context): boolean | null {
    return mayDo(ctx.viewer, company, 'see') ? company.kindsAreGuessed : null;
  }

  @ForAdmins()
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When its data changed last, to be sent with a decision; for administrators, null for others.',
  })
  changedAt(@Root() company: CompanyView, @Ctx() ctx: Context): Date | null {
    return may(ctx, 'seeLists') ? company.updatedAt : null;
  }

  @ForAdmins()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the owner; for administrators, null for others.',
  })
  ownerName(@Root() company: CompanyView, @Ctx() ctx: Context): string | null {
    return may(ctx, 'seeLists') ? company.ownerName : null;
  }

  @ForAdmins()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail of the owner; for administrators, null for others and readers.',
  })
  ownerEmail(@Root() company: CompanyView, @Ctx() ctx: Context): string | null {
    return may(ctx, 'seePersons') ? company.ownerEmail : null;
  }
}
