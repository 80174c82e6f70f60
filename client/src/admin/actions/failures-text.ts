/** One of several that was not done, and why, in words for people. */
export interface Failure {
  id: string;
  name: string;
  message: string;
}

const names = new Intl.ListFormat('pt-BR');

/**
 * Which of several were not done and why, those of one reason together: 'Bia e Ivo: Não há conexão.'. Where only
 * one was tried, its name goes without saying.
 */
export function failuresText(failures: readonly Failure[], tried: number): string {
  const [first] = failures;
  if (tried === 1 && first) return first.message;
  const byReason = new Map<string, string[]>();
  for (const { name, message } of failures) byReason.set(message, [...(byReason.get(message) ?? []), name]);
  return [...byReason].map(([message, group]) => `${names.format(group)}: ${message}`).join(' ');
}
