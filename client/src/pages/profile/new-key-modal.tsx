import { SecretModal, type SecretWords } from '../../ui/modal/secret-modal.tsx';
import classes from './new-key-modal.module.css';

const KEY: SecretWords = {
  title: 'Chave de API criada',
  label: 'Chave',
  warning: (
    <>
      <strong>Copie a chave agora: ela não aparece de novo.</strong> Guarde-a como uma senha. Quem a tem age
      no seu nome.
    </>
  ),
  copy: 'Copiar chave',
  copied: 'Chave copiada.',
  copyByHand: 'A chave está selecionada: copie-a com Ctrl+C ou pelo menu.',
  question: 'Você ainda não copiou a chave. Depois de fechar, ela não aparece mais.',
};

/** Shows the secret of a new API key, once, with an example. */
export function NewKeyModal({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <SecretModal words={KEY} secret={secret} onClose={onClose}>
      <div>
        <p>Para experimentar, veja com ela quem você é:</p>
        <pre className={classes.example}>
          {`curl -H 'Authorization: Bearer ${secret}' ${window.location.origin}/api/auth/user`}
        </pre>
      </div>
    </SecretModal>
  );
}
