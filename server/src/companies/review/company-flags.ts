import type { Statement } from '../../database/statement.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loadRow } from '../../graphql/loader.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import type { Company } from '../company.ts';
import { duplicatesOf } from './duplicates.ts';

export const CompanyFlag = graphqlEnum('CompanyFlag', 'What to look at twice before approving a company.', {
  possibleDuplicate: 'Another company looks the same; see `duplicates`.',
  newAccount: "The owner's account is at most seven days old.",
  manyCompanies: "The owner's account is that new and has at least four companies.",
  shortLink: 'A text or the website has a link whose address a shortener hides.',
  capitals: 'Name or description is mostly in capitals.',
});
export type CompanyFlag = keyof typeof CompanyFlag;

/** An account is new so many days, and has many companies from so many on. */
const NEW_DAYS = 7;
const MANY = 4;

const OWNER: Statement = {
  name: 'company_flags_owner',
  text: `
    SELECT c.id, (SELECT count(*)::int FROM (SELECT FROM companies o WHERE o.owner_id = u.id LIMIT ${MANY}) own)
      AS "companyCount"
    FROM companies c JOIN users u ON u.id = c.owner_id
    WHERE c.id = ANY ($1::int[]) AND u.created_at > now() - interval '${NEW_DAYS} days'`,
};

/** Public services that shorten addresses for anybody. */
const SHORTENERS = [
  'abre.ai',
  'acesse.one',
  'adf.ly',
  'bit.do',
  'bit.ly',
  'bitly.com',
  'cutt.ly',
  'encurtador.com.br',
  'is.gd',
  'kutt.it',
  'n9.cl',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  'shorturl.at',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'uni.link',
  'v.gd',
] as const;
const SHORT_LINK = new RegExp(
  `(^|[\\s/("'.])(${SHORTENERS.map((host) => host.replaceAll('.', '\\.')).join('|')})/\\S`,
  'i',
);

/** A shorter text may be an acronym. */
const LETTERS_OF_A_TEXT = 16;
const MOSTLY = 0.7;

function isInCapitals(text: string | null): boolean {
  const letters = text?.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= LETTERS_OF_A_TEXT && capitals.length >= letters.length * MOSTLY;
}

interface Flagged extends Pick<Company, 'id' | 'name' | 'description' | 'website'> {}

/** Returns the flags of a company, those of its owner where the role sees persons; null for others than administrators. */
export async function companyFlags(ctx: Context, company: Flagged): Promise<CompanyFlag[] | null> {
  const { id, name, description, website } = company;
  const duplicates = await duplicatesOf(ctx, company);
  if (!duplicates) return null;
  const owner = may(ctx, 'seePersons')
    ? await loadRow<{ id: number; companyCount: number }>(ctx, OWNER, id)
    : undefined;
  const flags: Record<CompanyFlag, boolean> = {
    possibleDuplicate: duplicates.length > 0,
    newAccount: owner !== undefined,
    manyCompanies: (owner?.companyCount ?? 0) >= MANY,
    shortLink: [name, description, website].some((text) => text && SHORT_LINK.test(text)),
    capitals: isInCapitals(name) || isInCapitals(description),
  };
  return Object.values(CompanyFlag).filter((flag) => flags[flag]);
}
