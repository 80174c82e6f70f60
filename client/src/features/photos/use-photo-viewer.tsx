import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';

/** Reports that the code of a modal could not be loaded. */
function Unloaded({ onClose }: { onClose(): void }) {
  useEffect(() => {
    showToast('Não foi possível abrir agora. Recarregue a página para tentar novamente.', 'error');
    onClose();
  }, [onClose]);
  return null;
}

const Viewer = lazyOr(async () => (await import('./photo-viewer.tsx')).PhotoViewer, Unloaded);
const ReportModal = lazyOr(async () => (await import('./report-photo-modal.tsx')).ReportPhotoModal, Unloaded);

/** Returns a function that opens a photo over the page, and what is open, to be rendered; its code is loaded on demand. */
export function usePhotoViewer(
  photos: readonly PhotoFragment[],
  name: string,
): [open: (index: number) => void, element: ReactNode] {
  const [start, setStart] = useState<number>();
  const [reported, setReported] = useState<string>();
  const element = (
    <Suspense fallback={null}>
      {start !== undefined && (
        <Viewer
          photos={photos}
          name={name}
          start={start}
          onReport={setReported}
          onClose={() => setStart(undefined)}
        />
      )}
      {reported !== undefined && <ReportModal id={reported} onClose={() => setReported(undefined)} />}
    </Suspense>
  );
  return [setStart, element];
}
