import { Suspense, useEffect, useState } from 'react';
import type { CorrectionModalProps } from '../../features/corrections/correction-modal.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';
import classes from './company-page.module.css';

function Unloaded({ onClose }: CorrectionModalProps) {
  useEffect(() => {
    showToast('Não foi possível abrir agora. Recarregue a página para tentar novamente.', 'error');
    onClose();
  }, [onClose]);
  return null;
}
const CorrectionModal = lazyOr(
  async () => (await import('../../features/corrections/correction-modal.tsx')).CorrectionModal,
  Unloaded,
);

/** Opens the form to correct a company's data. */
export function CorrectionLink({ company }: Pick<CorrectionModalProps, 'company'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" className={classes.correct} onClick={() => setIsOpen(true)}>
        Corrigir dados
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectionModal company={company} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
