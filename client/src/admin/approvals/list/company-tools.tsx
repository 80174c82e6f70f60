import { useMay } from '../../../domain/account/use-may.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ExportButton } from '../../actions/export-button.tsx';
import type { WorkKind } from '../../approval-types/approval-types.ts';
import { BulkActionButton } from '../../bulk/bulk-action-button.tsx';
import { useBulkAction } from '../../bulk/use-bulk-action.ts';

interface CompanyToolsProps {
  kind: WorkKind;
  /** Ids of the chosen companies; undefined while all of the search are chosen. */
  ids: readonly string[] | undefined;
  q: string | null;
  /** Number of chosen companies. */
  count: number;
  /** Called once an action has been started. */
  onStarted(): void;
}

/** Shows what can be done to chosen companies besides deciding on them; nothing for other kinds. */
export function CompanyTools({ kind, ids, q, count, onStarted }: CompanyToolsProps) {
  const edits = useMay('editCompanies');
  const bulk = useBulkAction();
  if (kind !== 'newCompany' && kind !== 'changedCompany') return null;
  return (
    <>
      {edits && (
        <BulkActionButton
          actions={['deactivate', 'assignKind']}
          total={count}
          of={ids ? { ids: [...ids] } : { kind, waiting: { q } }}
          bulk={bulk}
          onStarted={onStarted}
        />
      )}
      {ids && (
        <ExportButton
          list="companies"
          fileName="empresas"
          ids={ids}
          text={`Exportar ${formatNumber(count)}`}
        />
      )}
    </>
  );
}
