const PLACE = '{nome}';

/** Returns a template with the visitor's first name in the place of '{nome}'; without a name, and without what leads to it. */
export function fillTemplate(text: string, name: string | null): string {
  const first = name?.trim().split(/\s+/)[0];
  if (first) return text.replaceAll(PLACE, first);
  return text.replace(/^\{nome\}[,!]?|,?[ \t]*\{nome\}/gm, '').trimStart();
}

/** Returns the text with a filled template at its end, on a line of its own. */
export function withTemplate(text: string, filled: string): string {
  const before = text.trimEnd();
  return before === '' ? filled : `${before}\n${filled}`;
}
