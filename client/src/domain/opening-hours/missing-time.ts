/** What is written for a time or date that was not typed yet; such hours cannot be saved. */
export const MISSING_TIME = '??:??';
