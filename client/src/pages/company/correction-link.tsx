import { useState } from 'react';
import type { CorrectionModalProps } from '../../features/corrections/correction-modal.tsx';
import { Button } from '../../ui/button.tsx';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { Opening } from '../../ui/hydration/opening.tsx';
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
        <Opening>
          <CorrectionModal company={company} onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </>
  );
}
