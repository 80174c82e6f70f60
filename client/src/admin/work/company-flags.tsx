import { StatusTag } from '../../ui/status-tag.tsx';
import type { WorkRowFragment } from './work.gen.ts';

type Flags = NonNullable<WorkRowFragment['company']>['flags'];

const TEXTS: Record<NonNullable<Flags>[number], string> = {
  possibleDuplicate: 'Parecida com outra',
  newAccount: 'Conta nova',
  manyCompanies: 'Muitas empresas',
  shortLink: 'Link encurtado',
  capitals: 'Maiúsculas',
};

/** Shows what to look at twice before a company is approved. */
export function CompanyFlags({ flags }: { flags: Flags | undefined }) {
  return flags?.map((flag) => (
    <StatusTag key={flag} tone="waiting">
      {TEXTS[flag]}
    </StatusTag>
  ));
}
