/** Returns the wanted values that differ from the row's, with the row's; null when none does. Null is not wanted. */
export function changedValues<Row extends object>(
  row: Row,
  wanted: { [Key in keyof Row]?: Row[Key] | null },
): { before: Partial<Row>; after: Partial<Row> } | null {
  const keys = (Object.keys(wanted) as Array<keyof Row>).filter(
    (key) => wanted[key] != null && wanted[key] !== row[key],
  );
  if (keys.length === 0) return null;
  const pick = (of: object) =>
    Object.fromEntries(keys.map((key) => [key, (of as Row)[key]])) as unknown as Partial<Row>;
  return { before: pick(row), after: pick(wanted) };
}
