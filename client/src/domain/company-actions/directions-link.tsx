import { type MouseEvent, useEffect, useState } from 'react';
import { directionsUrl, type MapLocation } from '../../lib/map-links.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface ChoiceProps {
  location: MapLocation;
  visit: string;
  onClose(): void;
}

/** Goes on to Google Maps when the choice cannot be loaded. */
function WithoutChoice({ location, onClose }: ChoiceProps) {
  useEffect(() => {
    window.location.assign(directionsUrl(location));
    onClose();
  }, [location, onClose]);
  return null;
}
const DirectionsModal = lazyOr(
  async () => (await import('./directions-modal.tsx')).DirectionsModal,
  WithoutChoice,
);

/** Shows a link to the way there: Google Maps, and on phones a choice of apps. */
export function DirectionsLink({ location, companyId }: { location: MapLocation; companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const visit = `map ${companyId}`;
  const choose = (event: MouseEvent) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // Opening the modal is not a click on the map.
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
        <OnDemand>
          <DirectionsModal location={location} visit={visit} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
