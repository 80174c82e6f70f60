/** Pages end at this many results. */
export const REACHABLE = 400;
