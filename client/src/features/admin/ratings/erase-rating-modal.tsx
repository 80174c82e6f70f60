import { useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { errorMessage, failureOf } from '../../../lib/apollo/errors.ts';
import { formatDate } from '../../../lib/format.ts';
import { type AdminRatingRowFragment, useEraseRatingMutation } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import classes from './ratings.module.css';

interface EraseRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Erased now, or before by somebody else. */
  onDone(): void;
}

/** Erasing is for requests of persons (LGPD): it says what goes and what stays. */
export function EraseRatingModal({ rating, onClose, onDone }: EraseRatingModalProps) {
  const [erase, { loading }] = useEraseRatingMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      await erase({ variables: { id: rating.id } });
      showToast('Avaliação apagada.');
      onDone();
    } catch (error) {
      const message = errorMessage(error, 'Não foi possível apagar a avaliação. Tente novamente.');
      if (failureOf(error).code !== 'NOT_FOUND') return setProblem(message);
      showToast(message, 'error');
      onDone();
    }
  };
  return (
    <ConfirmModal
      title="Apagar avaliação?"
      action="Apagar avaliação"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.stays}>
        <p>
          Use para pedidos da pessoa que avaliou (LGPD). Você vai apagar {namingOf(rating)}, de{' '}
          {formatDate(rating.createdAt)}. <strong>Não há como desfazer.</strong>
        </p>
        <p>O que será apagado:</p>
        <ul>
          <li>a nota, o comentário e os dados de quem avaliou;</li>
          <li>a resposta da empresa e as denúncias, com seus motivos.</li>
        </ul>
        <p>O que fica:</p>
        <ul>
          <li>
            no registro da administração: a empresa, a nota, a data, quem apagou e quando, sem o comentário;
          </li>
          <li>os números da empresa, calculados de novo sem esta avaliação.</li>
        </ul>
        <p>Depois disso, a pessoa pode avaliar esta empresa outra vez.</p>
      </div>
    </ConfirmModal>
  );
}
