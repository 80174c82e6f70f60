/** A row of a bulk action that failed. */
export interface Failure {
  id: string;
  name: string;
  message: string;
}

const names = new Intl.ListFormat('pt-BR');

/**
 * Formats failures grouped by message: 'Bia e Ivo: Não há conexão.'. Where only
 * one row was tried its name is left out.
 */
export function failuresText(failures: readonly Failure[], tried: number): string {
  const [first] = failures;
  if (tried === 1 && first) return first.message;
  const byReason = new Map<string, string[]>();
  for (const { name, message } of failures) byReason.set(message, [...(byReason.get(message) ?? []), name]);
  return [...byReason].map(([message, group]) => `${names.format(group)}: ${message}`).join(' ');
}
