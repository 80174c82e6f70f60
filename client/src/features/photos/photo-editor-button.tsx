import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';

function Unloaded({ onClose }: { onClose(): void }) {
  useEffect(() => {
    showToast('Não foi possível abrir agora. Recarregue a página para tentar novamente.', 'error');
    onClose();
  }, [onClose]);
  return null;
}

const Editor = lazyOr(async () => (await import('./photo-editor-modal.tsx')).PhotoEditorModal, Unloaded);

/** Opens the editor of a company's photos, which is loaded on demand. */
export function PhotoEditorButton({ company }: { company: { id: string; name: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" data-field="photos" onClick={() => setIsOpen(true)}>
        Fotos
      </Button>
      <Suspense fallback={null}>
        {isOpen && <Editor company={company} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
