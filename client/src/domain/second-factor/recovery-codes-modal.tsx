import { Button } from '@mantine/core';
import { useState } from 'react';
import { downloadText } from '../../lib/download.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './second-factor.module.css';

const LEAVE = {
  question: 'Você ainda não guardou os códigos. Depois de fechar, eles não aparecem mais.',
  stayText: 'Continuar aqui',
  leaveText: 'Fechar sem guardar',
};

/** Shows new recovery codes, this once. Asks before it is closed without having kept them. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const [method, setMethod] = useState<'copied' | 'saved' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setMethod('copied');
    } catch {
      // Without permission, or over plain HTTP.
      setMethod('selected');
    }
  };
  const save = () => {
    const lines = [`Códigos de recuperação de ${window.location.host}. Cada um serve uma vez.`, ...codes];
    downloadText('codigos-de-recuperacao.txt', 'text/plain', `${lines.join('\n')}\n`);
    setMethod('saved');
  };
  return (
    <SiteModal
      title="Códigos de recuperação"
      size="md"
      hasTyped={() => method === undefined || method === 'selected'}
      leaveWords={LEAVE}
      onClose={onClose}
    >
      <div className={formClasses.form}>
        <Notice tone="warning">
          <p>
            <strong>Guarde os códigos agora: eles não aparecem de novo.</strong> Sem o celular, cada um abre a
            conta uma vez, junto com a senha.
          </p>
        </Notice>
        <ul className={classes.codes} aria-label="Códigos" onCopy={() => setMethod('copied')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={formClasses.actions}>
          <CancelButton>Pronto</CancelButton>
          <Button variant="default" onClick={save}>
            Baixar
          </Button>
          <Button onClick={copy} data-autofocus>
            Copiar códigos
          </Button>
        </div>
        <p role="status">
          {method === 'copied' && 'Códigos copiados.'}
          {method === 'saved' && 'Códigos baixados.'}
          {method === 'selected' && 'Este navegador não deixa copiar: selecione-os ou baixe.'}
        </p>
      </div>
    </SiteModal>
  );
}
