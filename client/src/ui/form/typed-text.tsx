import classes from './suggest-input.module.css';

/** One code unit a character, so that positions stay; without accents and case. */
const plain = (text: string): string =>
  [...text].map((character) => character.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Returns the position of the first word that begins with what was typed; -1 for none. */
export function typedStart(text: string, typed: string): number {
  const query = plain(typed.trim());
  if (query === '') return -1;
  const letters = plain(text);
  const isInWord = (at: number) => at > 0 && /[\p{L}\p{N}]/u.test(letters.charAt(at - 1));
  let at = letters.indexOf(query);
  while (at > 0 && isInWord(at)) at = letters.indexOf(query, at + 1);
  return at;
}

/** Shows a text in which what was typed stands out. */
export function TypedText({ text, typed }: { text: string; typed: string }) {
  const start = typedStart(text, typed);
  if (start < 0) return text;
  const characters = [...text];
  const end = start + [...typed.trim()].length;
  const slice = (from: number, to?: number) => characters.slice(from, to).join('');
  return (
    <>
      {slice(0, start)}
      <span className={classes.typed}>{slice(start, end)}</span>
      {slice(end)}
    </>
  );
}
