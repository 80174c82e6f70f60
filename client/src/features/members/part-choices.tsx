import { PART_CHOICES, PARTS } from '../../domain/members/company-rights.ts';
import type { MemberRowFragment } from './members.gen.ts';
import classes from './members.module.css';

type MemberPart = MemberRowFragment['part'];

interface PartChoicesProps {
  value: MemberPart;
  onChange(part: MemberPart): void;
  /** The chosen one has the focus when its modal opens. */
  hasFocus?: boolean;
}

/** Offers the parts in a company, with what each allows. */
export function PartChoices({ value, onChange, hasFocus = false }: PartChoicesProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>Papel</legend>
      {PART_CHOICES.map((part) => (
        <label key={part} className={classes.choice}>
          <input
            type="radio"
            name="part"
            value={part}
            checked={value === part}
            onChange={() => onChange(part)}
            data-autofocus={(hasFocus && value === part) || undefined}
          />
          <span>{PARTS[part].name}</span>
          <small>{PARTS[part].text}</small>
        </label>
      ))}
    </fieldset>
  );
}
