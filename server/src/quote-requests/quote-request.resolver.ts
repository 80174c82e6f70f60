import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { mayDo } from '../companies/company.policy.ts';
import { Company } from '../companies/company.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { lookUpCompany } from '../companies/look-up-company.ts';
import { requireManaged } from '../companies/managed-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { parseId } from '../shared/ids.ts';
import { Input } from '../shared/schema/described-arguments.ts';
import { quoteRecipients } from './quote-recipients.ts';
import {
  QuoteReceipt,
  QuoteRecipients,
  QuoteRecipientsArgs,
  QuoteRequest,
  QuoteRequestArgs,
  RequestQuotesInput,
  SetQuoteRequestsArgs,
} from './quote-request.ts';
import { endQuoteRequest, quoteRequest } from './read-quote-request.ts';
import { requestQuotes } from './request-quotes.ts';

/** Requests of a visitor to several companies of a kind, which answer them as messages. */
@ForKeys(null, { takesQuoteRequests: 'companies' })
@Resolver(() => Company)
export class QuoteRequestResolver {
  @MayCall('anyone')
  @Query(() => QuoteRecipients, {
    description: 'To how many companies `requestQuotes` would send; NOT_FOUND for no such kind or city.',
  })
  async quoteRecipients(@Ctx() ctx: Context, @Args() args: QuoteRecipientsArgs): Promise<QuoteRecipients> {
    const { companies, ...where } = await quoteRecipients(ctx, ctx.db.searches, args);
    return { ...where, companies: companies.length };
  }

  @MayCall('anyone')
  @Mutation(() => QuoteReceipt, {
    description:
      'Sends a request as a message to up to eight companies of a kind in a city, as a visitor. CONFLICT where none takes requests.',
  })
  requestQuotes(
    @Ctx() ctx: Context,
    @Input('The request and its sender.') input: RequestQuotesInput,
  ): Promise<QuoteReceipt> {
    return requestQuotes(ctx, input);
  }

  @MayCall('anyone')
  @Query(() => QuoteRequest, {
    description: 'A request by the secret of its page, with its answers. NOT_FOUND for an unknown one.',
  })
  quoteRequest(@Ctx() ctx: Context, @Args() { token }: QuoteRequestArgs): Promise<QuoteRequest> {
    return quoteRequest(ctx, token);
  }

  @MayCall('anyone')
  @Mutation(() => QuoteRequest, {
    description:
      'Ends a request by the secret of its page; repeating it changes nothing. NOT_FOUND for an unknown one.',
  })
  endQuoteRequest(@Ctx() ctx: Context, @Args() { token }: QuoteRequestArgs): Promise<QuoteRequest> {
    return endQuoteRequest(ctx, token);
  }

  @MayCall('signed in', lookUpCompany('messages'))
  @Mutation(() => Company, {
    description:
      'Says whether a company takes requests of `requestQuotes`, which need access to its messages.',
  })
  async setQuoteRequests(
    @Ctx() ctx: Context,
    @Args() { companyId, takesQuoteRequests }: SetQuoteRequestsArgs,
  ): Promise<Company> {
    const id = parseId(companyId, COMPANY_NOT_FOUND);
    await ctx.db.transaction(async (manager) => {
      const company = requireManaged(ctx, await lockCompany(manager, id), 'messages');
      if (company.takesQuoteRequests === takesQuoteRequests) return;
      // `updatedAt` says which state of a company was seen.
      await manager.update(Company, id, { takesQuoteRequests, updatedAt: () => 'updated_at' });
      await recordAction(ctx, manager, 'company.quote-requests', id, {
        before: { takesQuoteRequests: company.takesQuoteRequests },
        after: { takesQuoteRequests },
      });
    });
    return companyById(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether it takes requests of `requestQuotes`; for members, its owner and administrators, null for others.',
  })
  takesQuoteRequests(@Root() company: CompanyView, @Ctx() ctx: Context): boolean | null {
    return mayDo(ctx.viewer, company, 'see') ? company.takesQuoteRequests : null;
  }
}
