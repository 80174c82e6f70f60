import { PART_CHOICES, PARTS } from '../../domain/members/company-rights.ts';
import { RadioChoices } from '../../ui/field/radio-choices.tsx';
import type { MemberRowFragment } from './members.gen.ts';

type MemberPart = MemberRowFragment['part'];

interface PartChoicesProps {
  value: MemberPart;
  onChange(part: MemberPart): void;
  /** The chosen one has the focus when its modal opens. */
  hasFocus?: boolean;
}

/** Offers the parts in a company, with what each allows. */
export const PartChoices = (props: PartChoicesProps) => (
  <RadioChoices
    legend="Papel"
    name="part"
    choices={PART_CHOICES.map((value) => ({ value, label: PARTS[value].name, text: PARTS[value].text }))}
    {...props}
  />
);
