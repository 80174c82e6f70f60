/** Returns the middle value, or the mean of the two middle ones. */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
