import { type MouseEvent, Suspense, useState } from 'react';
import { directionsUrl, type MapLocation } from '../../lib/map-links.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Loaded once it is asked for; without it the link opens Google Maps. */
const DirectionsModal = lazyOr(
  async () => (await import('./directions-modal.tsx')).DirectionsModal,
  () => null,
);

/** Shows a link to the way there: Google Maps, and on phones a choice of apps. */
export function DirectionsLink({ location, companyId }: { location: MapLocation; companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const visit = `map ${companyId}`;
  const choose = (event: MouseEvent) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // The choice is counted, not the question.
    event.stopPropagation();
    setIsOpen(true);
  };
  return (
    <>
      <LinkButton
        href={directionsUrl(location)}
        variant="default"
        data-visit={visit}
        target="_blank"
        rel="noopener noreferrer"
        onClick={choose}
      >
        <Icon name="route" />
        Como chegar
      </LinkButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DirectionsModal location={location} visit={visit} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
