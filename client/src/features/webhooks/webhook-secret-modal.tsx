import { SecretModal, type SecretWords } from '../../ui/modal/secret-modal.tsx';

const SECRET: SecretWords = {
  title: 'Segredo do webhook',
  label: 'Segredo',
  warning: (
    <>
      <strong>Copie o segredo agora: ele não aparece de novo.</strong> Com ele o seu programa confere que um
      aviso veio deste guia.
    </>
  ),
  copy: 'Copiar segredo',
  copied: 'Segredo copiado.',
  copyByHand: 'O segredo está selecionado: copie-o com Ctrl+C ou pelo menu.',
  question: 'Você ainda não copiou o segredo. Depois de fechar, ele não aparece mais: será preciso trocá-lo.',
};

/** Shows the new secret of a webhook, once. */
export const WebhookSecretModal = (props: { secret: string; onClose(): void }) => (
  <SecretModal words={SECRET} {...props} />
);
