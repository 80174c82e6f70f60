import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './new-key-modal.module.css';

const NOT_COPIED = {
  question: 'Você ainda não copiou a chave. Depois de fechar, ela não aparece mais.',
  stayText: 'Continuar aqui',
  leaveText: 'Fechar sem copiar',
};

/** Shows the secret of a new API key, once. Asks before it is closed without having been copied. */
export function NewKeyModal({ secret, onClose }: { secret: string; onClose(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by hand'>();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      // Without permission, or over plain HTTP: it is selected.
      setCopied('by hand');
    }
  };
  return (
    <SiteModal
      title="Chave de API criada"
      size="md"
      hasTyped={() => copied === undefined}
      leaveWords={NOT_COPIED}
      onClose={onClose}
    >
      <div className={formClasses.form}>
        <Notice tone="warning">
          <p>
            <strong>Copie a chave agora: ela não aparece de novo.</strong> Guarde-a como uma senha. Quem a tem
            age no seu nome.
          </p>
        </Notice>
        <TextInput
          ref={field}
          label="Chave"
          value={secret}
          readOnly
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={() => setCopied('yes')}
          classNames={{ input: classes.secret ?? '' }}
        />
        <div className={formClasses.actions}>
          <Button onClick={copy}>Copiar chave</Button>
          <Button variant="default" onClick={onClose} disabled={copied === undefined}>
            Pronto
          </Button>
        </div>
        <p role="status">
          {copied === 'yes' && 'Chave copiada.'}
          {copied === 'by hand' && 'A chave está selecionada: copie-a com Ctrl+C ou pelo menu.'}
        </p>
        <div>
          <p>Para experimentar, veja com ela quem você é:</p>
          <pre className={classes.example}>
            {`curl -H 'Authorization: Bearer ${secret}' ${window.location.origin}/api/auth/user`}
          </pre>
        </div>
      </div>
    </SiteModal>
  );
}
