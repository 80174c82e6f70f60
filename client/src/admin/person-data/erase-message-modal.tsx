import { formatDate } from '../../lib/format.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import { type PersonMessageFragment, useDeleteMessageMutation } from './person-messages.gen.ts';

interface EraseMessageModalProps {
  message: PersonMessageFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that a message is erased at its author's request. */
export function EraseMessageModal({ message, onClose, onDone }: EraseMessageModalProps) {
  const [erase] = useDeleteMessageMutation();
  const { company, createdAt, replies } = message;
  return (
    <EraseModal
      name="mensagem"
      erase={() => erase({ variables: { id: message.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa que escreveu (LGPD). Você vai apagar a mensagem para {company.name}, de{' '}
        {formatDate(createdAt)}. <strong>Isto não pode ser desfeito.</strong>
      </p>
      <p>O que será apagado:</p>
      <ul>
        <li>o texto, o nome, o e-mail e o telefone de quem escreveu;</li>
        {replies > 0 && (
          <li>{replies === 1 ? 'a resposta da empresa' : `as ${replies} respostas da empresa`};</li>
        )}
        <li>os e-mails sobre ela que ainda não saíram.</li>
      </ul>
      <p>O que fica:</p>
      <ul>
        <li>no registro da administração: a empresa, a data, quem apagou e quando, sem o texto;</li>
        <li>os e-mails já entregues, que estão na caixa de quem os recebeu.</li>
      </ul>
    </EraseModal>
  );
}
