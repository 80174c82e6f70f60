/**
 * Returns day and hour in Brasília: '17/02/2019' and '00:30'. UTC-3 all year since 17 February 2019, when the last summer
 * time ended (Decree 9.772 abolished it); no row is older. Without `Intl`, which takes 30 ms to load.
 */
function inBrasilia(at: string | number): { day: string; hour: string } {
  const iso = new Date(new Date(at).getTime() - 3 * 60 * 60_000).toISOString();
  const [year, month, day] = iso.slice(0, 10).split('-');
  return { day: `${day}/${month}/${year}`, hour: iso.slice(11, 16) };
}

/** Formats as `Intl` does, which first pages would load for this alone. */
const decimal = (value: number, digits: number): string =>
  value
    .toFixed(digits)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+(?!\d))/g, '.');

export const formatNumber = (value: number): string => decimal(value, 0);
/** Returns an average of stars with one decimal. */
export const formatAverage = (value: number): string => decimal(value, 1);
export const formatDate = (iso: string): string => inBrasilia(iso).day;
/** Returns '31/10/2026' of '2026-10-31', and '10/2026' of '2026-10'. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');
/** Returns day/month/year hour:minute. */
export function formatDateTime(iso: string): string {
  const { day, hour } = inBrasilia(iso);
  return `${day} ${hour}`;
}
/** Returns hour:minute. */
export const formatTime = (at: string | number): string => inBrasilia(at).hour;
/** Returns 'R$' with two decimals; the space does not break. */
export const formatPrice = (value: string): string => `R$\u00a0${decimal(Number(value), 2)}`;

export const DAY_MS = 24 * 60 * 60_000;

/** Returns the number of started periods of 24 hours, at least 1. */
export const startedDays = (iso: string, now = Date.now()): number =>
  Math.max(1, Math.ceil((now - Date.parse(iso)) / DAY_MS));

/** Returns the age by started periods of 24 hours: 'Hoje', 'Ontem', 'N dias atrás', then the date. */
export function formatAge(iso: string, now = Date.now()): string {
  const periods = startedDays(iso, now);
  if (periods === 1) return 'Hoje';
  if (periods === 2) return 'Ontem';
  return periods <= 7 ? `${periods} dias atrás` : formatDate(iso);
}

/** Formats figures of the home page: 1000 or more as 'NK+', thousands floored. */
export const formatCount = (value: number): string =>
  value >= 1000 ? `${formatNumber(Math.floor(value / 1000))}K+` : formatNumber(value);

/** Returns '1 usuário', '12 usuários'. */
export const formatAmount = (amount: number, singular: string, plural: string): string =>
  amount === 1 ? `1 ${singular}` : `${formatNumber(amount)} ${plural}`;

/** Returns '1 empresa salva', '12 empresas salvas'. */
export const formatSaved = (total: number): string => formatAmount(total, 'empresa salva', 'empresas salvas');

/** Returns '1 avaliação', '12 avaliações'. */
export const formatRatings = (total: number): string => formatAmount(total, 'avaliação', 'avaliações');

/** Formats a city for reading: no-break spaces and a word joiner, since a hyphen alone breaks. */
export const formatCityState = ({ name, state }: { name: string; state: string }): string =>
  `${name}\u00a0-\u2060\u00a0${state}`;

/** Returns 'nome, telefone e e-mail'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);

/** Formats a city for fields and URLs, as the search understands it. */
export const formatCity = ({ name, state }: { name: string; state: string }): string => `${name} - ${state}`;

/** Counts code points, as the server does: an emoji is one. */
export const codePoints = (text: string): number => [...text].length;

/** Returns the beginning of a long text, up to a whole word. */
export function excerpt(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  return `${cutTo(text, limit).replace(/\s+\S*$/u, '')}…`;
}

/** Returns at most `limit` code points of the text. */
export const cutTo = (text: string, limit: number): string =>
  codePoints(text) > limit ? [...text].slice(0, limit).join('') : text;
