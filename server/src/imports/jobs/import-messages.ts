import { formatAmount } from '../../shared/text/format.ts';
import { LEFT_OUT, type LeftOut, type StagingProgress } from '../register/stage-register.ts';
import { rowTexts } from '../rows/row-texts.ts';
import type { ImportCounts } from '../write/import-counts.ts';
import type { ImportSummary } from './import-companies.ts';

const NUMBERS = new Intl.NumberFormat('pt-BR');
const SECONDS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `left` are the seconds until the end, where they can be told. */
export function progressText(progress: ImportCounts, isCheck: boolean, left?: number): string {
  const { updated, refused } = rowTexts(isCheck).counts;
  const sentences = [
    formatAmount(progress.created, 'nova', 'novas'),
    formatAmount(progress.updated, ...updated),
    formatAmount(progress.unchanged, 'sem mudança', 'sem mudança'),
    formatAmount(progress.refused, ...refused),
  ];
  const rest = left === undefined ? '' : `; ${timeLeftText(left)}`;
  return `${formatAmount(progress.read, 'linha lida', 'linhas lidas')}: ${sentences.join(', ')}${rest}`;
}

/** Returns 'faltam cerca de 12 min'. */
function timeLeftText(seconds: number): string {
  if (seconds < 60) return 'falta menos de 1 min';
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `faltam cerca de ${hours === 0 ? '' : `${hours} h `}${minutes % 60} min`;
}

/** Returns what is read of the register before its rows are imported. */
export const stagingText = ({ file, percent }: StagingProgress): string =>
  `Lendo os arquivos da Receita Federal: ${percent} % (${file})`;

/** Returns what was read of the register. */
export const stagedText = (count: number, seconds: number): string =>
  `Arquivos da Receita Federal lidos em ${SECONDS.format(seconds)} s: ${formatAmount(count, 'estabelecimento escolhido', 'estabelecimentos escolhidos')}.`;

const titleOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the results of an import are, as text for people. */
interface Locations {
  database: string;
  report: string;
  /** Of the rejected rows; undefined without any. */
  refused: string | undefined;
}

/** Returns the summary for the console. */
export function summaryText(
  summary: ImportSummary & { leftOut?: LeftOut | undefined },
  { database, report, refused }: Locations,
): string {
  const rate = summary.read / Math.max(summary.seconds, 0.001);
  const title =
    summary.importId === null
      ? 'Simulação (--dry-run): nada foi gravado. A importação daria este resultado:'
      : summary.isComplete
        ? 'Importação concluída.'
        : 'Importação interrompida. O que está abaixo foi gravado; repita o comando para continuar.';
  const { counts } = rowTexts(summary.importId === null);
  const rows: [string, number][] = [
    ['Lidas', summary.read],
    ['Novas', summary.created],
    [titleOf(counts.updated[1]), summary.updated],
    ['Sem mudança', summary.unchanged],
    [titleOf(counts.refused[1]), summary.refused],
    ['Avisos', summary.warnings],
  ];
  const ignored =
    summary.ignoredColumns.length === 0 ? [] : [`Colunas ignoradas: ${summary.ignoredColumns.join(', ')}`];
  const leftOut = Object.entries(summary.leftOut ?? {}).map(
    ([reason, count]) => `  ${NUMBERS.format(count).padStart(10)}  ${LEFT_OUT[reason as keyof LeftOut]}`,
  );
  return [
    title,
    ...rows.map(([name, count]) => `  ${`${name}:`.padEnd(13)}${NUMBERS.format(count).padStart(10)}`),
    `  ${'Tempo:'.padEnd(13)}${SECONDS.format(summary.seconds).padStart(10)} s (${NUMBERS.format(Math.round(rate))} linhas por segundo)`,
    ...ignored,
    ...(leftOut.length > 0 ? ['Estabelecimentos deixados de fora:', ...leftOut] : []),
    `Banco de dados: ${database}`,
    `Relatório: ${report}`,
    ...(refused ? [`Linhas recusadas, para corrigir e importar: ${refused}`] : []),
    '',
  ].join('\n');
}
