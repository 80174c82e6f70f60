import { StatCard, StatCards } from '../../../components/stat-card.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { ImportPartsFragment } from './imports.gen.ts';

/** What came of the rows, or would come. */
export function ImportCounts({ item }: { item: ImportPartsFragment }) {
  return (
    <StatCards label="Contagem das linhas">
      <StatCard icon="shop" label="Empresas novas" value={formatNumber(item.rowsCreated)} />
      <StatCard icon="check" label="Empresas atualizadas" value={formatNumber(item.rowsUpdated)} />
      <StatCard
        icon="eye"
        label="Sem mudança"
        value={formatNumber(item.rowsUnchanged)}
        note="O guia já sabe o que dizem"
      />
      <StatCard
        icon="warning"
        label="Linhas recusadas"
        value={formatNumber(item.rowsRefused)}
        note={item.warnings > 0 ? `E ${formatNumber(item.warnings)} avisos em linhas aceitas` : undefined}
      />
    </StatCards>
  );
}
