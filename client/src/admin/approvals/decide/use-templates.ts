import { useReasonChoicesQuery } from '../../actions/reason-choices.gen.ts';
import { APPROVAL_TYPES, type WorkKind } from '../../approval-types/approval-types.ts';
import type { ReasonTemplate } from './reason-panel.tsx';

/** Returns the reasons that administrators keep for rejecting a kind, or the answers that it has. */
export function useTemplates(kind: WorkKind | undefined): readonly ReasonTemplate[] {
  const texts = kind && APPROVAL_TYPES[kind];
  const { data } = useReasonChoicesQuery({
    variables: { kind: kind ?? 'newCompany' },
    skip: !texts?.reject,
  });
  const answers = texts?.answer?.templates ?? [];
  return data?.adminReasonTemplates ?? answers.map((text) => ({ title: text, text }));
}
