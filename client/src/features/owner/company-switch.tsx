import { NativeSelect } from '@mantine/core';
import { type CompanyChoice, companyChoices } from './company-choices.ts';
import classes from './company-switch.module.css';
import { FIRST_WAITING } from './first-waiting.ts';
import { useOwnerWorkQuery } from './owner-work.gen.ts';

interface CompanySwitchProps {
  companies: readonly CompanyChoice[];
  companyId: string;
  onChoose(companyId: string): void;
}

/** Chooses one of the viewer's companies, each with how much waits in it; nothing where there is one. */
export function CompanySwitch({ companies, companyId, onChoose }: CompanySwitchProps) {
  const isNeeded = companies.length > 1;
  const { data, previousData } = useOwnerWorkQuery({
    variables: { perPage: FIRST_WAITING },
    skip: !isNeeded,
  });
  if (!isNeeded) return null;
  const counts = new Map(
    (data ?? previousData)?.ownerWork.companies.map(({ id, unreadMessages, unansweredRatings }) => [
      id,
      unreadMessages + unansweredRatings,
    ]),
  );
  const choices = companyChoices(companies).map(({ value, label }) => {
    const waiting = counts.get(value) ?? 0;
    return { value, label: waiting > 0 ? `${label} (${waiting})` : label };
  });
  return (
    <NativeSelect
      className={classes.switch ?? ''}
      label="Empresa mostrada"
      name="company"
      size="md"
      value={companyId}
      data={choices}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
