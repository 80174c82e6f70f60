import { NativeSelect } from '@mantine/core';
import { type CompanyChoice, companyChoices } from './company-choices.ts';

interface CompanySwitcherProps {
  companies: readonly CompanyChoice[];
  current: string;
  change(id: string): void;
}

/** Which of the owner's companies is shown. */
export function CompanySwitcher({ companies, current, change }: CompanySwitcherProps) {
  return (
    <NativeSelect
      label="Empresa mostrada"
      name="company"
      size="md"
      value={current}
      data={companyChoices(companies)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
