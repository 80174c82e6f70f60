import { formatDate } from '../../lib/format.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import { type PersonRecordFragment, useErasePersonalRecordMutation } from './person-records.gen.ts';

/** What is erased and what stays, by kind; kinds without it cannot be erased here. */
const EFFECTS: Partial<Record<PersonRecordFragment['kind'], string>> = {
  correction: 'Saem o e-mail, o endereço de rede, a observação e a conta de quem sugeriu. A correção fica.',
  invitation: 'O convite deixa de valer. Quem já participa da empresa continua.',
  mail: 'O e-mail sai da lista de e-mails. O que já foi entregue fica na caixa de quem o recebeu.',
};

interface EraseRecordModalProps {
  record: PersonRecordFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that what is stored with an e-mail is erased at its person's request. */
export function EraseRecordModal({ record, onClose, onDone }: EraseRecordModalProps) {
  const [erase] = useErasePersonalRecordMutation();
  return (
    <EraseModal
      name="informação"
      erase={() => erase({ variables: { id: record.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa (LGPD). Ela é de {formatDate(record.createdAt)}.{' '}
        <strong>Isto não pode ser desfeito.</strong>
      </p>
      <p>{EFFECTS[record.kind]}</p>
      <p>No registro da administração fica quem apagou e quando, sem o texto.</p>
    </EraseModal>
  );
}
