/** So many of what waits are shown at first; one number, so that all that read them share one request. */
export const FIRST_WAITING = 5;
