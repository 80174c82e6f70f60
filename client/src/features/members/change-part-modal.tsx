import { useState } from 'react';
import { PARTS } from '../../domain/members/company-rights.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type MemberRowFragment, useChangeMemberMutation } from './members.gen.ts';
import { PartChoices } from './part-choices.tsx';

interface ChangePartModalProps {
  member: MemberRowFragment;
  /** Called when the person has left meanwhile. */
  onGone(): void;
  onClose(): void;
}

/** Changes the part of a person in the company, once it is confirmed. */
export function ChangePartModal({ member: { id, name, part }, onGone, onClose }: ChangePartModalProps) {
  const [change] = useChangeMemberMutation();
  const [chosen, setChosen] = useState(part);
  const run = async () => {
    if (chosen === part) return;
    await change({ variables: { id, part: chosen } });
    showToast(`${name} agora é ${PARTS[chosen].name}.`);
  };
  return (
    <AttemptModal
      title={`Mudar o papel de ${name}`}
      action="Mudar papel"
      isDestructive={false}
      failedText="Não foi possível mudar agora. Tente novamente."
      codesOfDone={['NOT_FOUND']}
      run={run}
      onDone={(isGone) => (isGone ? onGone() : onClose())}
      onClose={onClose}
    >
      <PartChoices value={chosen} onChange={setChosen} hasFocus />
      <p>Vale na hora, e você pode mudar de novo quando quiser.</p>
    </AttemptModal>
  );
}
