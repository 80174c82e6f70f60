import { Flex, Text } from '@mantine/core';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMonthNumbersQuery } from './month-numbers.gen.ts';
import type { ReportFiguresFragment } from './reports.gen.ts';
import classes from './reports.module.css';

type Name = Exclude<keyof ReportFiguresFragment, '__typename' | 'averageRating'>;

/** What people did, for one and for several, the most frequent first. */
const DEEDS: readonly { name: Name; singular: string; plural: string }[] = [
  { name: 'views', singular: 'pessoa viu sua página', plural: 'pessoas viram sua página' },
  { name: 'whatsappClicks', singular: 'pessoa chamou no WhatsApp', plural: 'pessoas chamaram no WhatsApp' },
  { name: 'phoneClicks', singular: 'pessoa tocou no telefone', plural: 'pessoas tocaram no telefone' },
  { name: 'mapClicks', singular: 'pessoa procurou o caminho', plural: 'pessoas procuraram o caminho' },
  { name: 'websiteClicks', singular: 'pessoa abriu seu site', plural: 'pessoas abriram seu site' },
  { name: 'photoViews', singular: 'pessoa abriu suas fotos', plural: 'pessoas abriram suas fotos' },
  { name: 'messages', singular: 'pessoa mandou mensagem', plural: 'pessoas mandaram mensagem' },
  { name: 'ratings', singular: 'pessoa avaliou', plural: 'pessoas avaliaram' },
];

interface NumberSentence {
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
  DEEDS.filter(({ name }) => totals[name] > 0 || before[name] > 0).map(({ name, singular, plural }) => ({
    name,
    deed: totals[name] === 0 ? `Nenhuma ${singular}` : formatAmount(totals[name], singular, plural),
    change: changeFromBefore(totals[name], before[name]),
    now: totals[name],
    before: before[name],
  }));

/** Two bars, of the period and of the one before; `most` is the length of the longest. */
function Bars({ now, before, most }: { now: number; before: number; most: number }) {
  const width = (value: number) => `${(100 * value) / most}%`;
  return (
    <Flex component="span" direction="column" gap={3} aria-hidden="true">
      <span className={classes.bar} style={{ width: width(now) }} />
      <span className={classes.bar} data-before style={{ width: width(before) }} />
    </Flex>
  );
}

/** Shown on phones too. */
const FIRST = 3;

function Lines({ sentences }: { sentences: readonly NumberSentence[] }) {
  return (
    <Flex component="ul" direction="column" gap="0.85rem">
      {sentences.map(({ name, deed, change, now, before }) => (
        <Flex key={name} component="li" direction="column" gap="0.35rem">
          <p>
            <strong>{deed}</strong>,{' '}
            <Text span inherit c="dimmed">
              {change}
            </Text>
          </p>
          {/* Each pair has its own scale: many views would make the bars of few calls invisible. */}
          <Bars now={now} before={before} most={Math.max(now, before)} />
        </Flex>
      ))}
    </Flex>
  );
}

function Sentences({ sentences }: { sentences: readonly NumberSentence[] }) {
  const rest = sentences.slice(FIRST);
  return (
    <>
      <Lines sentences={sentences.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Fold summary={`Mostrar mais ${rest.length}`}>
          <Lines sentences={rest} />
        </Fold>
      )}
      <Flex
        component="p"
        gap="0.35rem 0.5rem"
        wrap="wrap"
        align="center"
        c="dimmed"
        fz="var(--text-sm)"
        aria-hidden="true"
      >
        <span className={classes.sample} /> últimos 30 dias <span className={classes.sample} data-before /> 30
        dias antes
      </Flex>
    </>
  );
}

/** Shows what happened in the last 30 days against those before, in words with bars. */
export function MonthNumbers({ companyId }: { companyId: string }) {
  const { data, failure, refetch } = useMonthNumbersQuery({ variables: { companyId } });
  const report = data?.companyReport;
  const sentences = report && numberSentences(report.totals, report.before);
  return (
    <Panel
      title="Últimos 30 dias"
      actions={
        <LinkButton to={paths.reports(companyId)} variant="default">
          Ver relatório
        </LinkButton>
      }
    >
      <ListState
        hasData={sentences !== undefined}
        isEmpty={sentences?.length === 0}
        isFailed={failure !== undefined}
        rows={4}
        failedText="Não foi possível carregar os números agora."
        retry={refetch}
        empty={
          <Text c="dimmed">
            Ninguém passou pela sua página nos últimos 60 dias. Fotos, horário e um texto completo ajudam os
            clientes a encontrar você.
          </Text>
        }
      >
        {sentences && <Sentences sentences={sentences} />}
      </ListState>
    </Panel>
  );
}
