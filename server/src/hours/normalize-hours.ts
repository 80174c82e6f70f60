import { MOST_TEXT } from './hours-words.ts';
import { HoursProblem } from './opening-hours.ts';
import { parseHours } from './parse-hours.ts';
import { printHours } from './print-hours.ts';

/** Returns a typed text as it is stored. Throws HoursProblem. */
export function normalizeHours(hours: string): string {
  const text = printHours(parseHours(hours));
  if (text.length > MOST_TEXT)
    throw new HoursProblem(`O horário tem mais de ${MOST_TEXT.toLocaleString('pt-BR')} caracteres.`);
  return text;
}

/** Returns a typed text as it is stored; null for one that cannot be read. */
export function parseOpeningHours(text: string): string | null {
  try {
    return normalizeHours(text);
  } catch (error) {
    if (error instanceof HoursProblem) return null;
    throw error;
  }
}
