/** Requests that a test did not expect; `setup.ts` fails the test for each. */
export const unmocked: string[] = [];
