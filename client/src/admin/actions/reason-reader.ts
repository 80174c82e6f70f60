interface ReasonTexts {
  reader: string;
  unowned?: string;
}

/** Returns who reads a reason; `isOwned` is undefined where some have an owner and others may not. */
export function readerOf({ reader, unowned = reader }: ReasonTexts, isOwned: boolean | undefined): string {
  if (isOwned || unowned === reader) return reader;
  return isOwned === undefined ? 'Se há dono, ele lê o motivo.' : unowned;
}
