/** Cuts a text to `max` code points; a cut one ends with '…'. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join('');
  return `${start.trimEnd()}…`;
}
