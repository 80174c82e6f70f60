import { formatDistance } from '../../lib/format-distance.ts';
import { isExactlyKnown, metresBetween, positionOf } from '../../lib/here.ts';
import type { MapPoint } from '../../lib/map-links.ts';
import { nearOf } from '../../paths.ts';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './opening-status.module.css';

interface DistanceFromHereProps {
  point: MapPoint | null;
  /** The search that led to the company. */
  from: string | null | undefined;
}

function distanceText({ point, from }: DistanceFromHereProps): string | null {
  const near = nearOf(from ?? '');
  const here = positionOf(near);
  // The middle of a neighbourhood or city says nothing of how far the company is.
  if (point?.exactness !== 'address' || !here) return null;
  return formatDistance(metresBetween(here, point), { isRough: !isExactlyKnown(near) });
}

/** Shows how far a company is from the position of the search that led to it; nothing after any other search. */
export function DistanceFromHere(props: DistanceFromHereProps) {
  const text = useInBrowser(() => distanceText(props));
  return (
    text && (
      <span className={classes.distance}>
        <Icon name="pin" size={16} /> {text}
      </span>
    )
  );
}
