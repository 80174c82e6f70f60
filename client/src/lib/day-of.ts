/** Returns `text` if it is a day of the calendar (YYYY-MM-DD), else an empty text. */
export function dayOf(text: string): string {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? '' : text;
}
