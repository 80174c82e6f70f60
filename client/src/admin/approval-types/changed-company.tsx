import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { Changes } from '../changes/changes.tsx';
import { type ApprovalDetails, type ApprovalType, OWNER_READS } from './approval-type.ts';
import { Section } from './section.tsx';

/** Shows what an owner changed, field by field. */
function ChangedDetails({ changed }: { changed: NonNullable<ApprovalDetails['changed']> }) {
  return (
    <Section title="O que mudou">
      <p>Alterada em {formatDateTime(changed.changedAt)}.</p>
      {changed.changes.length === 0 ? (
        <p>Nada: o dono desfez o que tinha mudado.</p>
      ) : (
        <Changes changes={changed.changes} />
      )}
    </Section>
  );
}

/** An approved company that its owner changed. */
export const CHANGED_COMPANY: ApprovalType = {
  decide: 'decide',
  isCompared: true,
  plural: 'Empresas alteradas',
  singular: 'Empresa alterada',
  isFeminine: true,
  approve: {
    label: 'Marcar como revisada',
    done: (title) => `As mudanças de ${title} foram revisadas.`,
    several: (count) => `As mudanças de ${formatAmount(count, 'empresa', 'empresas')} foram revisadas.`,
    running: (count) => `Revisando as mudanças de ${formatAmount(count, 'empresa', 'empresas')}`,
  },
  reject: {
    label: 'Voltar ao que era',
    done: (title) => `Os dados de ${title} voltaram ao que eram.`,
    several: (count) => `Os dados de ${formatAmount(count, 'empresa', 'empresas')} voltaram ao que eram.`,
    running: (count) => `Voltando ao que eram os dados de ${formatAmount(count, 'empresa', 'empresas')}`,
    reader: OWNER_READS,
  },
  personTitle: 'Dono',
  mayBeDuplicate: true,
  question: ({ details: { changed } }) => changed && <ChangedDetails changed={changed} />,
};
