import { Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loadRow } from '../../graphql/loader.ts';
import { throttle, throttleAddress } from '../../limits/throttle.ts';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { queueSiteMail, TOKEN_PLACEHOLDER } from '../../mail/outbox.ts';
import { Settings } from '../../settings/settings.ts';
import { conflict, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { type MailedLink, mailedLink } from '../../users/mailed-link.ts';
import { newToken, tokenHashOf } from '../../users/tokens.ts';
import { User, UserRole } from '../../users/user.ts';
import { Company } from '../company.ts';
import { checkCompanyLimit, isLimitReached } from '../company-limit.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';
import { CLAIM_NOT_FOUND, lockClaim } from './lock-claim.ts';
import { rejectClaim, settleClaims } from './settle-claims.ts';

export const ClaimProof = graphqlEnum('ClaimProof', 'What proved that an account cares for a company.', {
  domain: "The account's confirmed e-mail is of the domain of the company's website.",
  mail: 'A link that was mailed to the e-mail which the company showed was opened.',
});
export type ClaimProof = keyof typeof ClaimProof;

@ObjectType({
  simpleResolvers: true,
  description: 'A pending claim, for whoever has the link that was mailed to the company.',
})
export class MailedClaim {
  @Field(() => Company, { description: 'The claimed company.' })
  company!: CompanyView;

  @Field({ description: 'Full name of the claimant.' })
  claimantName!: string;

  @Field({ description: 'E-mail of the account of the claimant.' })
  claimantEmail!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A proof that the owner of a company cares for it.' })
export class OwnerProof {
  @Field(() => ClaimProof, { description: 'What proved it.' })
  kind!: ClaimProof;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}

const DAY = 24 * 60 * 60;
const MONTH = 30 * DAY;
const MOST_LINKS = 3;
const MOST_TRIES = 50;
const INVALID_LINK = 'Este link não vale mais: ele já foi usado, passou de 7 dias ou está incompleto.';
const DISOWNED = 'Quem atende pelo e-mail da empresa disse que não conhece você.';
const NO_MAIL = 'Este guia não envia e-mails. A administração decide o pedido.';

/** Sites on which many companies have a page: an e-mail of theirs proves nothing. */
const SHARED_SITES =
  /(?:^|\.)(?:msn|bol|ig|globo|proton|protonmail|zoho|aol|facebook|instagram|ifood|google|linktr|linktree|whatsapp|wa|wixsite|wordpress|blogspot|mercadolivre|shopee|uol|terra|gmail|hotmail|outlook|yahoo|live|icloud)\./;

/** Returns whether a confirmed e-mail is of the domain of the company's website, which is that of the company alone. */
export function provesByDomain(
  { email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>,
  { website }: Pick<Company, 'website'>,
): boolean {
  if (emailConfirmedAt === null || !website || !URL.canParse(website)) return false;
  const { hostname, pathname } = new URL(website);
  if (pathname !== '/') return false;
  const host = hostname.replace(/^www\./, '');
  return email.toLowerCase().endsWith(`@${host}`) && !SHARED_SITES.test(`${host}.`);
}

/** A page that an account has kept may show what it wrote, one that was corrected what a visitor wrote; a chain's is of many. */
const IS_TRUSTED: Statement = {
  name: 'website_proves_owner',
  text: `SELECT FROM companies c WHERE c.id = $1 AND NOT c.was_owned
           AND NOT EXISTS (SELECT FROM company_corrections k
             WHERE k.company_id = c.id AND k.field = 'website' AND k.status = 'accepted')
           AND NOT EXISTS (SELECT FROM companies other WHERE other.website = c.website AND other.id <> c.id)`,
};

/** Makes a claimant the owner of a locked company by the domain of its website; returns whether it is. */
export async function ownByDomain(
  ctx: Context,
  manager: EntityManager,
  claimed: { company: Company; claimant: User; claimId: number },
): Promise<boolean> {
  const { company, claimant } = claimed;
  if (!provesByDomain(claimant, company)) return false;
  const trusted = await transactionReader(manager).query(IS_TRUSTED, [company.id]);
  return trusted.length > 0 && ownByProof(ctx, manager, claimed, ClaimProof.domain);
}

/** Makes an account whose e-mail was confirmed just now the owner of what it had claimed before and the domain proves. */
export async function ownClaimedByDomain(
  ctx: Context,
  manager: EntityManager,
  userId: number,
): Promise<void> {
  const pending = { userId, status: RequestStatus.pending };
  const claims = await manager.find(CompanyClaim, { where: pending, order: { companyId: 'ASC' } });
  if (claims.length === 0) return;
  const claimant = await manager.findOneByOrFail(User, { id: userId });
  if (!claimant.isActive || claimant.role !== UserRole.company) return;
  for (const { id, companyId } of claims) {
    const lock = { mode: 'pessimistic_write' } as const;
    const company = await manager.findOne(Company, { where: { id: companyId }, lock });
    if (!company?.isActive || company.ownerId !== null) continue;
    if (await manager.existsBy(CompanyClaim, { id, ...pending }))
      await ownByDomain(ctx, manager, { company, claimant, claimId: id });
  }
}

/** Makes a claimant the owner of a locked company, unless the account may not have more companies; returns whether it is. */
async function ownByProof(
  ctx: Context,
  manager: EntityManager,
  { company, claimant, claimId }: { company: Company; claimant: User; claimId: number },
  proof: ClaimProof,
): Promise<boolean> {
  const settings = await manager.findOneByOrFail(Settings, { id: 1 });
  if (await isLimitReached(manager, claimant, settings)) return false;
  await manager.update(CompanyClaim, claimId, { proof });
  await manager.update(Company, company.id, { ownerId: claimant.id });
  await settleClaims(ctx, manager, company, claimant.id, 'company-claim.prove');
  return true;
}

/** Returns a locked company's e-mail, to which a link may be mailed; CONFLICT where there is none, or it proves nothing. */
function addressOf(ctx: Context, company: Company, claimant: User): string {
  if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
  if (company.wasOwned) throw conflict('Esta empresa já teve responsável: a administração decide o pedido.');
  if (!ctx.config.smtpUrl) throw conflict(NO_MAIL);
  if (!company.isActive || !company.email) throw conflict('Esta empresa não mostra um e-mail.');
  // The mail names it.
  if (claimant.emailConfirmedAt === null) throw conflict('Confirme primeiro o seu e-mail, no seu perfil.');
  return company.email;
}

/** Mails a link to the e-mail that the company shows: whoever opens it accepts the caller's pending claim. RATE_LIMITED. */
export async function sendClaimLink(ctx: Context, id: string): Promise<MailedLink> {
  const viewer = requireViewer(ctx);
  const email = await ctx.db.transaction(async (manager) => {
    const own = { id: parseId(id, CLAIM_NOT_FOUND), userId: viewer.id };
    if (!(await manager.existsBy(CompanyClaim, own))) throw notFound(CLAIM_NOT_FOUND);
    const { claim, company, claimant } = await lockClaim(ctx, manager, id);
    const to = addressOf(ctx, company, claimant);
    await checkCompanyLimit(manager, claimant, await manager.findOneByOrFail(Settings, { id: 1 }));
    const db = transactionReader(manager);
    // The company did not ask for them.
    await throttle(db, `company:${company.id}:claim-link`, MONTH, MOST_LINKS);
    await throttle(db, `user:${viewer.id}:claim-link`, DAY, MOST_LINKS);
    await mailClaimLink(ctx, manager, { claim, company, claimant }, to);
    return to;
  });
  return mailedLink(email, 'prove-claim');
}

const mailClaimLink = (
  ctx: Context,
  manager: EntityManager,
  { claim, company, claimant }: { claim: CompanyClaim; company: Company; claimant: User },
  to: string,
): Promise<number> =>
  queueSiteMail(ctx, manager, {
    kind: 'prove-claim',
    to,
    subject: `Quem cuida da página de ${company.name}?`,
    paragraphs: [
      'Olá!',
      `${claimant.name} (${claimant.email}) pede para cuidar da página de ${company.name} neste guia.`,
      'Se está certo, abra o endereço abaixo e confirme. O link vale por 7 dias e funciona uma única vez.',
      'Se você não conhece esta pessoa, diga isso no mesmo endereço, e o pedido acaba.',
    ],
    action: { label: 'Responder', path: `/assumir?token=${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'prove-claim',
    thingId: claim.id,
    aboutUserId: claimant.id,
  });

/** Makes the mail of a pending claim anew; an earlier mail's link ends when it is sent. */
export const makeClaimLinkMail: MailMaker = async (ctx, manager, { thingId }) => {
  if (thingId === null) return null;
  const claim = await manager.findOne(CompanyClaim, {
    where: { id: thingId, status: RequestStatus.pending },
    relations: { company: true, user: true },
  });
  if (!claim?.company.email || claim.company.ownerId !== null) return null;
  return mailClaimLink(
    ctx,
    manager,
    { claim, company: claim.company, claimant: claim.user },
    claim.company.email,
  );
};

const ISSUE: Statement = {
  name: 'issue_claim_token',
  text: `UPDATE company_claims k SET proof_token_hash = $2, proof_token_ends_at = now() + interval '7 days',
           proof_email = c.email
         FROM companies c WHERE k.id = $1 AND k.status = 'pending' AND c.id = k.company_id RETURNING k.id`,
};
/** Not where the company shows another e-mail since. */
const BY_TOKEN: Statement = {
  name: 'claim_by_token',
  text: `SELECT k.id FROM company_claims k JOIN companies c ON c.id = k.company_id AND c.email = k.proof_email
         WHERE k.proof_token_hash = $1 AND k.status = 'pending' AND k.proof_token_ends_at > now()`,
};

const CLAIM_OF_TOKEN: Statement = {
  name: 'mailed_claim_by_token',
  text: `SELECT c.id AS "companyId", u.name, u.email
         FROM (${BY_TOKEN.text}) found JOIN company_claims k USING (id) JOIN users u ON u.id = k.user_id
         JOIN companies c ON c.id = k.company_id`,
};

/** Creates the token of a claim's mail when it is sent; null when the claim no longer waits. */
export async function issueClaimToken(manager: EntityManager, id: number | null): Promise<string | null> {
  const token = newToken();
  const rows = await transactionReader(manager).query(ISSUE, [id, tokenHashOf(token)]);
  return rows.length === 0 ? null : token;
}

/** Locks the pending claim of a mailed link with its company and claimant; BAD_USER_INPUT for an invalid link. */
async function lockByToken(ctx: Context, manager: EntityManager, token: string) {
  const [found] = await transactionReader(manager).query<{ id: number }>(BY_TOKEN, [tokenHashOf(token)]);
  if (!found) throw invalid({ token: [INVALID_LINK] });
  return lockClaim(ctx, manager, String(found.id));
}

/** Counts a use of a mailed link, in a transaction of its own: an invalid link counts too. RATE_LIMITED. */
const throttleLinks = (ctx: Context): Promise<void> =>
  ctx.db.transaction((manager) =>
    throttleAddress(transactionReader(manager), {
      what: 'prove-claim',
      address: ctx.address,
      seconds: DAY,
      most: MOST_TRIES,
    }),
  );

/** Returns the pending claim of a mailed link. BAD_USER_INPUT for an invalid one. */
export async function mailedClaim(ctx: Context, token: string): Promise<MailedClaim> {
  const [claim] = await ctx.db.reads.query<{ companyId: number; name: string; email: string }>(
    CLAIM_OF_TOKEN,
    [tokenHashOf(token)],
  );
  if (!claim) throw invalid({ token: [INVALID_LINK] });
  const { companyId, name, email } = claim;
  return { company: await companyById(ctx, companyId), claimantName: name, claimantEmail: email };
}

/**
 * Makes the claimant the owner, by the token of a mail to the company. BAD_USER_INPUT for an invalid link, CONFLICT for a company
 * with an owner and for an account that may not have more.
 */
export async function proveClaim(ctx: Context, token: string): Promise<Company> {
  await throttleLinks(ctx);
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockByToken(ctx, manager, token);
    if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
    const mayOwn =
      claimant.isActive &&
      claimant.role === UserRole.company &&
      (await ownByProof(ctx, manager, { company, claimant, claimId: claim.id }, ClaimProof.mail));
    if (!mayOwn) throw conflict('A conta que fez o pedido não pode ter mais empresas.');
    return company;
  });
}

/** Rejects a claim by the token of a mail to the company, which does not know the claimant. BAD_USER_INPUT for an invalid link. */
export async function disownClaim(ctx: Context, token: string): Promise<Company> {
  await throttleLinks(ctx);
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockByToken(ctx, manager, token);
    await rejectClaim(ctx, manager, claim.id, company, claimant, DISOWNED);
    await recordAction(ctx, manager, 'company-claim.disown', claim.id, {
      after: { companyId: company.id, userId: claimant.id },
    });
    return company;
  });
}

const OF_COMPANIES: Statement = {
  name: 'owner_proofs_of_companies',
  text: `SELECT DISTINCT ON (c.id) c.id, k.proof AS kind, k.decided_at AS at
         FROM companies c JOIN company_claims k ON k.company_id = c.id AND k.user_id = c.owner_id AND k.proof IS NOT NULL
           AND k.status = 'approved'
         WHERE c.id = ANY ($1::int[]) ORDER BY c.id, k.decided_at DESC`,
};

/** Returns how the owner proved to care for a company; null where an administrator decided. One statement for a whole list. */
export async function ownerProofOf(ctx: Context, companyId: number): Promise<OwnerProof | null> {
  const row = await loadRow<OwnerProof & { id: number }>(ctx, OF_COMPANIES, companyId);
  return row ? { kind: row.kind, at: row.at } : null;
}
