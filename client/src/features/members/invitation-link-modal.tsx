import { SecretModal } from '../../ui/modal/secret-modal.tsx';
import type { InviteMemberMutation } from './members.gen.ts';

interface InvitationLinkModalProps {
  made: InviteMemberMutation['inviteMember'];
  onClose(): void;
}

/** Shows the link of a new invitation, once. */
export function InvitationLinkModal({ made, onClose }: InvitationLinkModalProps) {
  const { link, isMailed, invitation } = made;
  const warning = isMailed
    ? `Enviamos o convite para ${invitation.email}. Se preferir, mande também este link.`
    : `Mande este link para ${invitation.email}, por WhatsApp ou como preferir: ele não aparece de novo.`;
  return (
    <SecretModal
      words={{
        title: 'Convite criado',
        label: 'Link do convite',
        warning: `${warning} Ele vale por 7 dias, uma vez, e só para a conta com este e-mail.`,
        copy: 'Copiar link',
        copied: 'Link copiado.',
        copyByHand: 'O link está selecionado: copie-o com Ctrl+C ou pelo menu.',
        question: isMailed
          ? undefined
          : 'Você ainda não copiou o link. Depois de fechar, ele não aparece mais: será preciso fazer outro convite.',
      }}
      secret={link}
      onClose={onClose}
    />
  );
}
