import { type ReactNode, useState } from 'react';
import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';

const Viewer = lazyOr(async () => (await import('./photo-viewer.tsx')).PhotoViewer, NotLoaded);
const ReportModal = lazyOr(
  async () => (await import('./report-photo-modal.tsx')).ReportPhotoModal,
  NotLoaded,
);

/** Returns a function that opens a photo over the page, and what is open, to be rendered; its code is loaded on demand. */
export function usePhotoViewer(
  photos: readonly PhotoFragment[],
  name: string,
): [open: (index: number) => void, element: ReactNode] {
  const [start, setStart] = useState<number>();
  const [reported, setReported] = useState<string>();
  const element = (
    <OnDemand>
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
    </OnDemand>
  );
  return [setStart, element];
}
