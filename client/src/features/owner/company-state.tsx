import { StatusTag } from '../../ui/status-tag.tsx';

const STATES = {
  approved: { tone: 'good', text: 'Aprovada' },
  pending: { tone: 'waiting', text: 'Aguardando Aprovação' },
  inactive: { tone: 'bad', text: 'Inativa' },
  rejected: { tone: 'bad', text: 'Rejeitada' },
  none: { tone: 'plain', text: 'Empresa não cadastrada' },
} as const;

/** Shows whether the owner's company is approved, or hidden by the administration. */
export function CompanyState({ status }: { status: keyof typeof STATES }) {
  const { tone, text } = STATES[status];
  return <StatusTag tone={tone}>{text}</StatusTag>;
}
