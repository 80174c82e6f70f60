import { useEffect } from 'react';
import { showToast } from './toast-store.ts';

const TEXT = 'Não foi possível abrir agora. Recarregue a página para tentar novamente.';

/** Says in its place that a part of a page could not be loaded. */
export const PartNotLoaded = () => <p>{TEXT}</p>;

/** Reports that the code of a modal could not be loaded; to be rendered in its place. */
export function NotLoaded({ onClose }: { onClose(): void }) {
  useEffect(() => {
    showToast(TEXT, 'error');
    onClose();
  }, [onClose]);
  return null;
}
