import { StatCard, StatCards } from '../../../components/stat-card.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { ImportPartsFragment } from './imports.gen.ts';

function warningsText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'E 1 aviso em linha aceita' : `E ${formatNumber(count)} avisos em linhas aceitas`;
}

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
        note={warningsText(item.warnings)}
      />
    </StatCards>
  );
}
