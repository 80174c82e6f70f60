import { useState } from 'react';
import { pageCodePath, whatsappShareUrl } from '../../lib/shared-links.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './share-modal.module.css';

interface ShareModalProps {
  /** Of the company. */
  id: string;
  name: string;
  /** Of its page. */
  url: string;
  onClose(): void;
}

/** Offers ways to share a page where the device offers none. */
export function ShareModal({ id, name, url, onClose }: ShareModalProps) {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      // Refused, or an address without TLS, where browsers have no clipboard.
      setCopied('refused');
    }
  };
  return (
    <SiteModal title="Compartilhar" size="sm" canClose onClose={onClose}>
      <div className={classes.share}>
        <LinkButton href={whatsappShareUrl(name, url)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          Enviar pelo WhatsApp
        </LinkButton>
        <Button variant="default" onClick={() => void copy()}>
          Copiar o endereço
        </Button>
        <p role="status">
          {copied === 'yes' && 'Endereço copiado.'}
          {copied === 'refused' && 'O navegador não deixou copiar. Selecione o endereço abaixo e copie.'}
        </p>
        <p className={classes.address}>{url}</p>
        <img src={pageCodePath(id)} alt={`QR code de ${url}`} width="200" height="200" />
        <p>Aponte a câmera de outro celular para abrir a página nele.</p>
      </div>
    </SiteModal>
  );
}
