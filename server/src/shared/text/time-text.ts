/** Returns a time in ISO 8601, as decisions keep it; null without one. */
export const timeText = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;
