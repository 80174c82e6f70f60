import type { ImportProgress, ImportSummary } from './import-companies.ts';

const NUMBERS = new Intl.NumberFormat('pt-BR');
const SECONDS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function progressText(progress: ImportProgress): string {
  const { read, created, updated, unchanged, refused } = progress;
  const [all, news, changed, same, out] = [read, created, updated, unchanged, refused].map((count) =>
    NUMBERS.format(count),
  );
  return `${all} linhas lidas: ${news} novas, ${changed} atualizadas, ${same} sem mudança, ${out} recusadas`;
}

/** `place` is the database's, for people. */
export function summaryText(summary: ImportSummary, report: string, place: string): string {
  const rate = summary.read / Math.max(summary.seconds, 0.001);
  const title =
    summary.importId === null
      ? 'Simulação (--dry-run): nada foi gravado. Entrariam:'
      : summary.isComplete
        ? 'Importação concluída.'
        : 'Importação interrompida. O que está abaixo foi gravado; repita o comando para continuar.';
  const rows: [string, number][] = [
    ['Lidas', summary.read],
    ['Novas', summary.created],
    ['Atualizadas', summary.updated],
    ['Sem mudança', summary.unchanged],
    ['Recusadas', summary.refused],
    ['Avisos', summary.warnings],
  ];
  const ignored =
    summary.ignoredColumns.length === 0 ? [] : [`Colunas ignoradas: ${summary.ignoredColumns.join(', ')}`];
  return [
    title,
    ...rows.map(([name, count]) => `  ${`${name}:`.padEnd(13)}${NUMBERS.format(count).padStart(10)}`),
    `  ${'Tempo:'.padEnd(13)}${SECONDS.format(summary.seconds).padStart(10)} s (${NUMBERS.format(Math.round(rate))} linhas por segundo)`,
    ...ignored,
    `Banco de dados: ${place}`,
    `Relatório: ${report}`,
    '',
  ].join('\n');
}
