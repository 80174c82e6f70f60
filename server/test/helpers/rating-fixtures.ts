import type { TestApp } from './test-app.ts';

/** Fields of a rating for administrators. */
export const RATING_FIELDS = `id rating comment isHidden hiddenReason openReports reports { reason isFromOwner }
  burst { fromAddress fromFamily } company { id averageRating totalRatings } answer { text }`;
export const HIDE = `mutation ($id: ID!, $reason: String!) { hideRating(id: $id, reason: $reason) { ${RATING_FIELDS} } }`;
export const REPORT = `mutation ($id: ID!, $reason: String!, $fingerprint: String) {
  reportRating(id: $id, reason: $reason, fingerprint: $fingerprint) { reason isFromOwner } }`;
export const ANSWER =
  'mutation ($id: ID!, $text: String!) { answerRating(id: $id, text: $text) { id answer { text createdAt } } }';

/** Returns the code of the first error; undefined without one. */
export const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }): string | undefined =>
  body.errors?.[0]?.extensions.code;

let counter = 0;
/** Returns a fingerprint that was not used before. */
export const freshBrowser = (): string => `some-browser-${++counter}`;

/** Returns functions that rate and read ratings in the app of a test file. Usable inside tests only. */
export function ratingFixtures(guia: () => TestApp) {
  let token: Promise<string> | undefined;
  const asAdmin = async () => {
    token ??= guia().adminToken();
    return { token: await token };
  };
  /** Runs an operation, by default as an administrator; returns the body. */
  const ask = async (query: string, variables = {}, caller?: { token?: string; address?: string }) =>
    (await guia().graphql(query, variables, caller ?? (await asAdmin()))).body;
  return {
    ask,
    /** Rates as a visitor; returns the rating's id. */
    async rate(
      companyId: number,
      rating: number,
      comment: string | null = null,
      browser_fingerprint = freshBrowser(),
    ): Promise<number> {
      await guia().rest('POST', `/companies/${companyId}/rate`, { rating, comment, browser_fingerprint });
      const rows = await guia().sql`SELECT max(id) AS id FROM ratings WHERE company_id = ${companyId}`;
      return Number(rows[0].id);
    },
    /** Returns the administration's list, for arguments written as in GraphQL. */
    list: async (args: string) =>
      (await ask(`{ adminRatings(${args}) { total totalIsExact items { ${RATING_FIELDS} } } }`)).data
        .adminRatings,
  };
}
