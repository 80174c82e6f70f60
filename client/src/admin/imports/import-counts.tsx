import { formatAmount, formatNumber } from '../../lib/format.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import type { ImportPartsFragment } from './imports.gen.ts';
import { rowWords } from './row-labels.ts';

/** Shows the number of rows by result. */
export function ImportCounts({ item }: { item: ImportPartsFragment }) {
  const words = rowWords(item.status);
  return (
    <StatCards label="Contagem das linhas">
      <StatCard icon="shop" label={words.created} value={formatNumber(item.rowsCreated)} />
      <StatCard icon="check" label={words.updated} value={formatNumber(item.rowsUpdated)} />
      <StatCard
        icon="eye"
        label="Sem mudança"
        value={formatNumber(item.rowsUnchanged)}
        note="Dados iguais aos do guia"
      />
      <StatCard
        icon="warning"
        label={words.refused}
        value={formatNumber(item.rowsRefused)}
        note={item.warnings === 0 ? undefined : `E ${formatAmount(item.warnings, ...words.warningRows)}`}
      />
    </StatCards>
  );
}
