import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { SiteModal } from '../../ui/modal/site-modal.tsx';

/** Shows a new secret, which can be seen this once, with a button that copies it. */
export function SecretModal({ secret, onClose }: { secret: string; onClose(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setNote('Segredo copiado.');
    } catch {
      // Without permission, or on a page without TLS.
      setNote('O navegador não deixou copiar. O segredo está selecionado: use Ctrl+C.');
    }
  };
  return (
    <SiteModal title="Segredo do webhook" size="md" canClose onClose={onClose}>
      <div className={formClasses.form}>
        <p>
          Com ele o seu programa confere que um aviso veio deste guia.{' '}
          <strong>Guarde-o agora: ele não será mostrado de novo.</strong>
        </p>
        <TextInput ref={field} label="Segredo" value={secret} readOnly spellCheck={false} data-autofocus />
        <p role="status">{note}</p>
        <div className={formClasses.actions}>
          <Button onClick={copy}>Copiar segredo</Button>
          <Button variant="default" onClick={onClose}>
            Já guardei
          </Button>
        </div>
      </div>
    </SiteModal>
  );
}
