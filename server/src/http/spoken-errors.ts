/** As many errors as an answer of GraphQL names. */
export const MOST_ERRORS = 5;

const SPOKEN = new Set([413, 429, 503]);

/** Said by the HTTP status too; other errors of an operation come with 200 (DECISIONS section 5). */
export const isSpoken = (status: number): boolean => SPOKEN.has(status);
