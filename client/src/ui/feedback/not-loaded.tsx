import { useEffect } from 'react';
import { showToast } from './toast-store.ts';

/** Reports that the code of a modal could not be loaded; to be rendered in its place. */
export function NotLoaded({ onClose }: { onClose(): void }) {
  useEffect(() => {
    showToast('Não foi possível abrir agora. Recarregue a página para tentar novamente.', 'error');
    onClose();
  }, [onClose]);
  return null;
}
