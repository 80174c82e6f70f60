import { HoursProblem } from './opening-hours.ts';

/** Returns the rules of a text: its parts between semicolons that are not within quotes. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let rule = '';
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === ';' && !isQuoted) {
      rules.push(rule);
      rule = '';
    } else rule += sign;
  }
  if (isQuoted) throw new HoursProblem('Falta fechar as aspas no horário.');
  return [...rules, rule].map((part) => part.trim()).filter((part) => part !== '');
}

/** Removes a comment in quotes from the end of a rule and returns both. */
export function splitComment(rule: string): { rule: string; comment: string | null } {
  const quoted = /^([^"]*)"([^"]*)"$/.exec(rule);
  if (!quoted) {
    if (rule.includes('"')) throw new HoursProblem(`Não entendi “${rule}” no horário.`);
    return { rule, comment: null };
  }
  return { rule: (quoted[1] as string).trim(), comment: (quoted[2] as string).trim() || null };
}
