import { completenessOf, completenessText } from '../completeness/completeness.ts';
import type { WeekCount, WeekOfCompany } from './weekly-figures.ts';

const MOST_COMPANIES = 20;

/** What people did, for one and for several, by what is counted. */
const DEEDS: Record<WeekCount, readonly [one: string, many: string]> = {
  views: ['viu a página', 'viram a página'],
  whatsapp: ['chamou no WhatsApp', 'chamaram no WhatsApp'],
  phone: ['tocou no telefone', 'tocaram no telefone'],
  website: ['abriu o site', 'abriram o site'],
  map: ['procurou o caminho', 'procuraram o caminho'],
  photos: ['abriu as fotos', 'abriram as fotos'],
  messages: ['mandou mensagem', 'mandaram mensagem'],
  ratings: ['avaliou', 'avaliaram'],
};

const amount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`;
const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(parts);

function compared(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'como na semana anterior';
  const size = Math.abs(change).toLocaleString('pt-BR');
  return `${size} a ${change > 0 ? 'mais' : 'menos'} que na semana anterior`;
}

function waitingOf(unreadMessages: number, unansweredRatings: number): string {
  const parts = [
    ...(unreadMessages > 0 ? [amount(unreadMessages, 'mensagem não lida', 'mensagens não lidas')] : []),
    ...(unansweredRatings > 0
      ? [amount(unansweredRatings, 'avaliação sem resposta', 'avaliações sem resposta')]
      : []),
  ];
  return parts.length === 0 ? '' : `Esperam por você: ${listed(parts)}`;
}

function missingOf({ profile }: WeekOfCompany): string[] {
  const found = completenessOf(profile);
  const text = completenessText(found);
  return text === null ? [] : [`${text} ${listed(found.missing.map(({ name }) => name))}.`];
}

/** What waits, what is missing in the profile, and what people did; nothing where neither waits nor happened anything. */
function linesOf(week: WeekOfCompany): string[] {
  const waiting = waitingOf(week.unreadMessages, week.unansweredRatings);
  const deeds = (Object.entries(DEEDS) as [WeekCount, readonly [string, string]][]).flatMap(
    ([name, [one, many]]) => {
      const count = week.counts[name];
      if (count === 0) return [];
      return [
        `• ${amount(count, `pessoa ${one}`, `pessoas ${many}`)}, ${compared(count, week.before[name])}`,
      ];
    },
  );
  if (!waiting && deeds.length === 0) return [];
  return [...(waiting ? [`${waiting}.`] : []), ...missingOf(week), ...deeds];
}

/**
 * Returns subject and paragraphs of the mail about an account's companies; null when nothing waits and nobody came. The
 * companies with something to say are named, 20 at most.
 */
export function weeklyText(
  weeks: readonly WeekOfCompany[],
): { subject: string; paragraphs: string[] } | null {
  const told = weeks.map((week) => ({ week, lines: linesOf(week) })).filter(({ lines }) => lines.length > 0);
  const [first] = told;
  if (!first) return null;
  const sum = (of: (week: WeekOfCompany) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const waiting = waitingOf(
    sum(({ unreadMessages }) => unreadMessages),
    sum(({ unansweredRatings }) => unansweredRatings),
  );
  const named = told.slice(0, MOST_COMPANIES);
  const others = told.length - named.length;
  const ofWhom = told.length === 1 ? first.week.companyName : amount(told.length, 'empresa', 'empresas');
  return {
    subject: waiting || `A semana de ${ofWhom}`,
    paragraphs: [
      `Olá, ${first.week.userName}!`,
      'Este é o resumo da sua semana, de segunda a domingo.',
      ...named.map(({ week, lines }) => [week.companyName, ...lines].join('\n')),
      ...(others > 0 ? [`E mais ${amount(others, 'empresa', 'empresas')}.`] : []),
    ],
  };
}
