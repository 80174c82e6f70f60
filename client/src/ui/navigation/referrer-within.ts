/** Returns path and query of the site's page that led here without the scripts; null where another site did, or none. */
export function referrerWithin(): string | null {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  return origin === location.origin ? pathname + search : null;
}
