import { WORK_KINDS, type WorkKind } from '../work-kinds.ts';
import type { ReasonTemplate } from './reason-panel.tsx';
import { useWorkReasonsQuery } from './reasons.gen.ts';

/** Returns the reasons to choose from: of companies those that administrators keep. */
export function useTemplates(kind: WorkKind | undefined): readonly ReasonTemplate[] {
  const { data } = useWorkReasonsQuery({ skip: kind !== 'newCompany' });
  const kept = data?.adminReasonTemplates;
  if (kind === 'newCompany' && kept && kept.length > 0) return kept;
  const own = kind && WORK_KINDS[kind].reject?.templates;
  return (own ?? []).map((text) => ({ title: text, text }));
}
