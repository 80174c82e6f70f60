import { Button } from '@mantine/core';
import { useRef } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import classes from './promotion-panel.module.css';

/** Shows the badge, and the HTML that shows it on another site. */
export function BadgeCode({ name, badgeUrl, html }: { name: string; badgeUrl: string; html: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(html);
      showToast('Código do selo copiado.');
    } catch {
      // Without permission, or over plain HTTP: it is selected.
      showToast('O navegador não deixou copiar. O código está selecionado: copie com o teclado.', 'error');
    }
  };
  return (
    <>
      <img
        className={classes.badge}
        // Of this server, whatever its public address is.
        src={new URL(badgeUrl).pathname}
        width={260}
        height={64}
        alt={`Selo com as avaliações de ${name}`}
      />
      <p className={classes.hint}>
        Mostra estrelas e número de avaliações, sempre atuais. Cole este código no seu site:
      </p>
      <TextArea
        ref={field}
        label="Código HTML do selo"
        value={html}
        rows={4}
        readOnly
        className={classes.html}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void copy()}>
          Copiar código
        </Button>
      </div>
    </>
  );
}
