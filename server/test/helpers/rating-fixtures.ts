import type { TestApp } from './test-app.ts';

/** What tests ask of a rating that administrators look at. */
export const RATING_FIELDS = `id rating comment isHidden hiddenReason openReports reports { reason isFromOwner }
  burst { fromAddress fromFamily } company { id averageRating totalRatings } answer { text }`;
export const HIDE = `mutation ($id: ID!, $reason: String!) { hideRating(id: $id, reason: $reason) { ${RATING_FIELDS} } }`;
export const REPORT = `mutation ($id: ID!, $reason: String!, $fingerprint: String) {
  reportRating(id: $id, reason: $reason, fingerprint: $fingerprint) }`;
export const ANSWER =
  'mutation ($id: ID!, $text: String!) { answerRating(id: $id, text: $text) { id answer { text createdAt } } }';

/** The code of the first error; undefined when all went well. */
export const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }): string | undefined =>
  body.errors?.[0]?.extensions.code;

let counter = 0;
/** A browser that nobody has had before. */
export const freshBrowser = (): string => `some-browser-${++counter}`;

/** The ways to rate and to look at ratings in the program of a file, which is started before its tests. */
export function ratingFixtures(guia: () => TestApp) {
  let token: Promise<string> | undefined;
  const asAdmin = async () => {
    token ??= guia().adminToken();
    return { token: await token };
  };
  /** Asks as somebody, else as the administrator; gives the body. */
  const ask = async (query: string, variables = {}, caller?: { token?: string; address?: string }) =>
    (await guia().graphql(query, variables, caller ?? (await asAdmin()))).body;
  return {
    ask,
    /** A visitor's rating; gives its id. */
    async rate(
      companyId: number,
      rating: number,
      comment: string | null = null,
      browser_fingerprint = freshBrowser(),
    ): Promise<number> {
      await guia().rest('POST', `/companies/${companyId}/rate`, { rating, comment, browser_fingerprint });
      const { rows } = await guia().pool.query('SELECT max(id) AS id FROM ratings WHERE company_id = $1', [
        companyId,
      ]);
      return Number(rows[0].id);
    },
    /** The administration's list, by arguments of the schema. */
    list: async (args: string) =>
      (await ask(`{ adminRatings(${args}) { total totalIsExact items { ${RATING_FIELDS} } } }`)).data
        .adminRatings,
  };
}
