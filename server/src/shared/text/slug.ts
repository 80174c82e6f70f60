import { normalizeText } from './normalize-text.ts';

const MAX_LENGTH = 80;
const FALLBACK = 'empresa';

/**
 * Returns a text as the last part of an address: lower-case ASCII letters, digits and single hyphens, 1 to 80
 * characters, never digits alone (those are ids). A text without letters and digits gives 'empresa'.
 */
export function slugify(text: string): string {
  const words = normalizeText(text.normalize('NFKD').replaceAll('&', ' e '));
  const slug = cut(words.replaceAll(' ', '-'));
  if (slug === '') return FALLBACK;
  return /^[0-9]+$/.test(slug) ? `${FALLBACK}-${slug}`.slice(0, MAX_LENGTH) : slug;
}

/** Cuts between words where that does not lose more than half of it. */
function cut(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const hard = slug.slice(0, MAX_LENGTH);
  const end = slug[MAX_LENGTH] === '-' ? MAX_LENGTH : hard.lastIndexOf('-');
  return hard.slice(0, end > MAX_LENGTH / 2 ? end : MAX_LENGTH).replace(/-$/, '');
}
