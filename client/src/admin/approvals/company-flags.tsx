import { Text } from '@mantine/core';
import type { ApprovalRowFragment } from './approvals.gen.ts';

type Flag = ApprovalRowFragment['flags'][number];

const TEXTS: Record<Flag, string> = {
  possibleDuplicate: 'Parecida com outra',
  newAccount: 'Conta nova',
  manyCompanies: 'Muitas empresas',
  shortLink: 'Link encurtado',
  capitals: 'Maiúsculas',
};

/** Shows in a line what to look at twice before a company is approved; nothing for nothing. */
export const CompanyFlags = ({ flags }: { flags: readonly Flag[] | null }) =>
  flags && flags.length > 0 ? (
    <Text component="span" c="var(--notice-ink)" fz="var(--text-sm)" fw={600}>
      {flags.map((flag) => TEXTS[flag]).join(' · ')}
    </Text>
  ) : null;
