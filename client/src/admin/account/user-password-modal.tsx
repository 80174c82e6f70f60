import { useState } from 'react';
import { useSite } from '../../domain/site/use-site.ts';
import { newPassword, samePassword } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { RadioChoices } from '../../ui/field/radio-choices.tsx';
import { NewPasswordFields } from '../../ui/form/account-fields.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import {
  type UserRowFragment,
  useSendPasswordLinkMutation,
  useSetUserPasswordMutation,
} from './users.gen.ts';

const HOUR_SECONDS = 60 * 60;

/** Returns '1 hora', '7 dias'. */
const lifeText = (seconds: number): string =>
  seconds > HOUR_SECONDS ? `${Math.round(seconds / (24 * HOUR_SECONDS))} dias` : '1 hora';

/** Says why no link can be mailed to an account; null where one can. */
function noLinkText({ isActive }: UserRowFragment, sendsEmails: boolean): string | null {
  if (!sendsEmails) return 'Este site ainda não envia e-mails: um link para criar a senha não chegaria.';
  return isActive ? null : 'Esta conta está desativada: ative-a para enviar um link.';
}

/** Offers the link first; an open invitation is sent again instead. */
const waysOf = ({ isInvited }: UserRowFragment) =>
  [
    isInvited
      ? {
          value: 'link',
          label: 'Enviar o convite de novo',
          text: 'Um link novo, que vale por 7 dias e funciona uma única vez. A pessoa escolhe a própria senha.',
        }
      : {
          value: 'link',
          label: 'Enviar link para criar nova senha',
          text: 'Vai para o e-mail da conta, vale por 1 hora e funciona uma única vez. Até lá a senha atual continua.',
        },
    {
      value: 'typed',
      label: 'Digitar a senha agora',
      text: 'Para quem não recebe e-mails: você entrega a senha à pessoa.',
    },
  ] as const;

type Way = ReturnType<typeof waysOf>[number]['value'];

interface UserPasswordModalProps {
  user: UserRowFragment;
  onClose(): void;
}

/** Mails an account a link for a new password, or sets one, which ends its sessions. */
export function UserPasswordModal({ user, onClose }: UserPasswordModalProps) {
  const [sendLink] = useSendPasswordLinkMutation();
  const [setPassword] = useSetUserPasswordMutation();
  const noLink = noLinkText(user, useSite().sendsEmails);
  const [way, setWay] = useState<Way>('link');
  const isTyped = noLink !== null || way === 'typed';
  const serverForm = useServerForm({
    initialValues: { password: '', passwordConfirmation: '' },
    validate: isTyped ? { password: newPassword, passwordConfirmation: samePassword } : {},
    failedText: isTyped ? 'Erro ao salvar usuário' : 'Não foi possível enviar o link agora. Tente novamente.',
    async send(values) {
      if (!isTyped) {
        const { data } = await sendLink({ variables: { id: user.id } });
        if (data) {
          const { email, validSeconds } = data.sendPasswordLink;
          showToast(`O link vai para ${email} e vale por ${lifeText(validSeconds)}.`);
        }
      } else {
        await setPassword({ variables: { id: user.id, ...values } });
        showToast(`${user.name} tem uma senha nova.`);
      }
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title="Definir senha"
      onClose={onClose}
      serverForm={serverForm}
      label="Senha da conta"
      action={isTyped ? 'Definir senha' : 'Enviar link'}
    >
      {noLink === null ? (
        <RadioChoices
          legend={`Senha de ${user.name}`}
          name="way"
          choices={waysOf(user)}
          value={way}
          onChange={setWay}
          hasFocus
        />
      ) : (
        <p>{noLink}</p>
      )}
      {isTyped && (
        <>
          <p>
            A senha de <strong>{user.name}</strong> muda agora. Quem estiver usando a conta precisa entrar de
            novo, e as chaves de API dela deixam de valer.
          </p>
          <NewPasswordFields
            form={form}
            label="Nova senha"
            hasFocus={noLink !== null}
            confirmationHint="Entregue-a à pessoa: ela não é enviada por e-mail."
          />
        </>
      )}
    </FormModal>
  );
}
