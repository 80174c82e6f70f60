import { formatDate } from '../../lib/format.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import { type AdminRatingRowFragment, useDeleteRatingMutation } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';

interface EraseRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that a rating is erased at its author's request. */
export function EraseRatingModal({ rating, onClose, onDone }: EraseRatingModalProps) {
  const [erase] = useDeleteRatingMutation();
  return (
    <EraseModal
      name="avaliação"
      erase={() => erase({ variables: { id: rating.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa que avaliou (LGPD). Você vai apagar {namingOf(rating)}, de{' '}
        {formatDate(rating.createdAt)}. <strong>Isto não pode ser desfeito.</strong>
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
    </EraseModal>
  );
}
