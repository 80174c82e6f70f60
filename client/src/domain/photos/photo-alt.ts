/** Returns the text of a photo for those who do not see it: its caption, else whose it is and its number. */
export const photoAlt = ({ caption }: { caption: string | null }, name: string, position: number): string =>
  caption || `Foto ${position + 1} de ${name}`;
