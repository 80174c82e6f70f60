import { NativeSelect } from '@mantine/core';

interface CompanySwitcherProps {
  companies: readonly { id: string; name: string }[];
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
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
