import { TextInput } from '@mantine/core';
import { requiredEmail } from '../../lib/field-rules.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { type InviteMemberMutation, type MemberRowFragment, useInviteMemberMutation } from './members.gen.ts';
import { PartChoices } from './part-choices.tsx';

interface InviteModalProps {
  companyId: string;
  onInvited(result: InviteMemberMutation['inviteMember']): void;
  onClose(): void;
}

/** Invites a person by e-mail to a part in the company. */
export function InviteModal({ companyId, onInvited, onClose }: InviteModalProps) {
  const [invite] = useInviteMemberMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { email: '', part: 'attendant' as MemberRowFragment['part'] },
    validate: { email: requiredEmail },
    failedText: 'Não foi possível convidar agora. Tente novamente.',
    async send({ email, part }) {
      // The link is kept on the screen alone.
      const { data } = await invite({
        variables: { companyId, email: email.trim(), part },
        fetchPolicy: 'no-cache',
      });
      onClose();
      if (data) onInvited(data.inviteMember);
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title="Convidar uma pessoa"
      size="md"
      onClose={onClose}
      serverForm={serverForm}
      action="Convidar"
    >
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <PartChoices value={form.getValues().part} onChange={(part) => form.setFieldValue('part', part)} />
    </FormModal>
  );
}
