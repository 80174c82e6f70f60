import { StatusTag } from '../../ui/status-tag.tsx';

const STATES = {
  approved: { tone: 'good', text: 'Aprovada' },
  pending: { tone: 'waiting', text: 'Aguardando Aprovação' },
  rejected: { tone: 'bad', text: 'Rejeitada' },
  none: { tone: 'plain', text: 'Empresa não cadastrada' },
} as const;

/** Shows whether the owner's company is approved. */
export function CompanyState({ status }: { status: keyof typeof STATES }) {
  const { tone, text } = STATES[status];
  return <StatusTag tone={tone}>{text}</StatusTag>;
}
