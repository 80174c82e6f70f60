import { useState } from 'react';
import { ConfirmModal } from '../../components/confirm-modal.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage, failureOf } from '../../lib/apollo/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { type PersonMessageFragment, useEraseMessageMutation } from './person-messages.gen.ts';
import classes from './person-messages.module.css';

interface EraseMessageModalProps {
  message: PersonMessageFragment;
  onClose(): void;
  /** Erased now, or before by somebody else. */
  onDone(): void;
}

/** Erasing is for requests of persons (LGPD): it says what goes and what stays. */
export function EraseMessageModal({ message, onClose, onDone }: EraseMessageModalProps) {
  const [erase, { loading }] = useEraseMessageMutation();
  const [problem, setProblem] = useState<string>();
  const { company, createdAt, replies } = message;
  const confirm = async () => {
    setProblem(undefined);
    try {
      await erase({ variables: { id: message.id } });
      showToast('Mensagem apagada.');
      onDone();
    } catch (error) {
      const text = errorMessage(error, 'Não foi possível apagar a mensagem. Tente novamente.');
      if (failureOf(error).code !== 'NOT_FOUND') return setProblem(text);
      showToast(text, 'error');
      onDone();
    }
  };
  return (
    <ConfirmModal
      title="Apagar mensagem?"
      action="Apagar mensagem"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.stays}>
        <p>
          Use para pedidos da pessoa que escreveu (LGPD). Você vai apagar a mensagem para {company.name}, de{' '}
          {formatDate(createdAt)}. <strong>Não há como desfazer.</strong>
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
      </div>
    </ConfirmModal>
  );
}
