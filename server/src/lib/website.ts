/** A website as it is stored: with https:// when typed without a scheme; null when it is none (DECISIONS section 3). */
export function normaliseWebsite(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || /\s/.test(address)) return null;
  const url = new URL(address);
  const open = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  return open && url.hostname.includes('.') ? address : null;
}
