import { Button } from '@mantine/core';
import { PARTS } from '../../domain/members/company-rights.ts';
import lists from '../../ui/list/ruled-list.module.css';
import type { MemberRowFragment } from './members.gen.ts';
import classes from './members.module.css';

interface MemberItemProps {
  member: MemberRowFragment;
  /** Asks for another part. */
  change(): void;
  /** Asks whether the person is removed. */
  remove(): void;
}

/** Shows a person with a part in the company, which its owner changes or ends. */
export function MemberItem({ member: { name, email, part }, change, remove }: MemberItemProps) {
  return (
    <li className={lists.item}>
      <div className={lists.words}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={lists.muted}>
          {PARTS[part].name}, {email}
        </p>
      </div>
      <div className={classes.ways}>
        <Button
          variant="default"
          onClick={change}
          aria-haspopup="dialog"
          aria-label={`Mudar papel de ${name}`}
        >
          Mudar papel
        </Button>
        <Button variant="default" onClick={remove} aria-haspopup="dialog" aria-label={`Remover ${name}`}>
          Remover
        </Button>
      </div>
    </li>
  );
}
