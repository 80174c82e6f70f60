/** A piece of a page that is safe to put into another. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function textOf(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  return Array.isArray(piece) ? piece.map(textOf).join('') : escaped(String(piece));
}

/** A page's text; what is put into it is only ever text, unless it is a piece itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.map((string, index) => string + textOf(pieces[index])).join(''));
}

/** Text in which `code` stands between backticks. */
export const prose = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
