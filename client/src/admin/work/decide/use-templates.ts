import { useReasonChoicesQuery } from '../../actions/reason-choices.gen.ts';
import { WORK_KINDS, type WorkKind } from '../../actions/work-kinds.ts';
import type { ReasonTemplate } from './reason-panel.tsx';

/** Returns the reasons to choose from: of companies those that administrators keep. */
export function useTemplates(kind: WorkKind | undefined): readonly ReasonTemplate[] {
  const { data } = useReasonChoicesQuery({ skip: kind !== 'newCompany' });
  const kept = data?.adminReasonTemplates;
  if (kind === 'newCompany' && kept && kept.length > 0) return kept;
  const own = kind && (WORK_KINDS[kind].answer ?? WORK_KINDS[kind].reject)?.templates;
  return (own ?? []).map((text) => ({ title: text, text }));
}
