import { useState } from 'react';
import type { CorrectionModalProps } from '../../features/corrections/correction-modal.tsx';
import { Button } from '../../ui/button.tsx';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import classes from './company-page.module.css';

const CorrectionModal = lazyOr(
  async () => (await import('../../features/corrections/correction-modal.tsx')).CorrectionModal,
  NotLoaded,
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
        <OnDemand>
          <CorrectionModal company={company} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
