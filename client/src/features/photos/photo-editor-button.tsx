import { Button } from '@mantine/core';
import { useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';

const Editor = lazyOr(async () => (await import('./photo-editor-modal.tsx')).PhotoEditorModal, NotLoaded);

/** Opens the editor of a company's photos, which is loaded on demand. */
export function PhotoEditorButton({ company }: { company: { id: string; name: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" data-field="photos" onClick={() => setIsOpen(true)}>
        Fotos
      </Button>
      <OnDemand>{isOpen && <Editor company={company} onClose={() => setIsOpen(false)} />}</OnDemand>
    </>
  );
}
