import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { PART_CHOICES, PARTS } from '../../domain/members/company-rights.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import lists from '../../ui/list/ruled-list.module.css';
import { type MemberRowFragment, useChangeMemberMutation } from './members.gen.ts';
import classes from './members.module.css';

interface MemberItemProps {
  member: MemberRowFragment;
  /** Asks whether the person is removed. */
  remove(): void;
  /** Called when the person has left meanwhile. */
  onGone(): void;
}

/** Shows a person with a part in the company, which its owner changes or ends. */
export function MemberItem({ member: { id, name, email, part }, remove, onGone }: MemberItemProps) {
  const [change] = useChangeMemberMutation();
  const [chosen, setChosen] = useState<typeof part>();
  const { problem, attempt } = useAttempt(
    'Não foi possível mudar agora. Tente novamente.',
    (error, message) => {
      const isGone = failureOf(error).code === 'NOT_FOUND';
      if (isGone) {
        showToast(message, 'error');
        onGone();
      }
      return isGone;
    },
  );
  const choose = async (next: typeof part) => {
    setChosen(next);
    await attempt(async () => {
      await change({ variables: { id, part: next } });
      showToast(`${name} agora é ${PARTS[next].name}.`);
    });
    setChosen(undefined);
  };
  return (
    <li className={lists.item}>
      <div className={lists.words}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={lists.muted}>{email}</p>
        <Problem text={problem} />
      </div>
      <div className={classes.ways}>
        <NativeSelect
          aria-label={`Papel de ${name}`}
          value={chosen ?? part}
          data={PART_CHOICES.map((value) => ({ value, label: PARTS[value].name }))}
          onChange={(event) => void choose(event.currentTarget.value as typeof part)}
        />
        <Button variant="default" onClick={remove} aria-label={`Remover ${name}`}>
          Remover
        </Button>
      </div>
    </li>
  );
}
