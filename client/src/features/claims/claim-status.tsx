import { StatusTag } from '../../ui/status-tag.tsx';
import type { ClaimFragment } from './claims.gen.ts';

const STATUS = {
  pending: { tone: 'waiting', text: 'Em análise' },
  approved: { tone: 'good', text: 'Aprovado' },
  rejected: { tone: 'bad', text: 'Recusado' },
} as const;

/** Shows the state of a claim. */
export function ClaimStatus({ status }: Pick<ClaimFragment, 'status'>) {
  const { tone, text } = STATUS[status];
  return <StatusTag tone={tone}>{text}</StatusTag>;
}
