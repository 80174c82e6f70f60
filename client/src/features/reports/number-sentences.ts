import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { ReportFiguresFragment } from './reports.gen.ts';

type Name = Exclude<keyof ReportFiguresFragment, '__typename' | 'averageRating'>;

/** What people did, for one and for several, the most frequent first. */
const DEEDS: readonly { name: Name; one: string; many: string }[] = [
  { name: 'views', one: 'pessoa viu sua página', many: 'pessoas viram sua página' },
  { name: 'whatsappClicks', one: 'pessoa chamou no WhatsApp', many: 'pessoas chamaram no WhatsApp' },
  { name: 'phoneClicks', one: 'pessoa tocou no telefone', many: 'pessoas tocaram no telefone' },
  { name: 'mapClicks', one: 'pessoa procurou o caminho', many: 'pessoas procuraram o caminho' },
  { name: 'websiteClicks', one: 'pessoa abriu seu site', many: 'pessoas abriram seu site' },
  { name: 'photoViews', one: 'pessoa abriu suas fotos', many: 'pessoas abriram suas fotos' },
  { name: 'messages', one: 'pessoa mandou mensagem', many: 'pessoas mandaram mensagem' },
  { name: 'ratings', one: 'pessoa avaliou', many: 'pessoas avaliaram' },
];

export interface NumberSentence {
  name: Name;
  /** Such as '12 pessoas chamaram no WhatsApp'. */
  deed: string;
  /** Such as '3 a mais que nos 30 dias antes'. */
  change: string;
  now: number;
  before: number;
}

/** Returns the change from the 30 days before, in words. */
export function changeFromBefore(now: number, before: number): string {
  if (now === before) return 'como nos 30 dias antes';
  return `${formatNumber(Math.abs(now - before))} a ${now > before ? 'mais' : 'menos'} que nos 30 dias antes`;
}

/** Returns a sentence for everything that happened in one of the two periods. */
export const numberSentences = (
  totals: ReportFiguresFragment,
  before: ReportFiguresFragment,
): NumberSentence[] =>
  DEEDS.filter(({ name }) => totals[name] > 0 || before[name] > 0).map(({ name, one, many }) => ({
    name,
    deed: totals[name] === 0 ? `Nenhuma ${one}` : formatAmount(totals[name], one, many),
    change: changeFromBefore(totals[name], before[name]),
    now: totals[name],
    before: before[name],
  }));
