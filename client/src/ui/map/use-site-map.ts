import type L from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createSiteMap, type SiteMapOptions } from './site-map.ts';

/**
 * Creates a map in the element of `box`, from the options of the first render. `hasFailed` is true when the outlines
 * cannot be loaded.
 */
export function useSiteMap(options: SiteMapOptions): {
  box: RefObject<HTMLDivElement | null>;
  map: L.Map | null;
  hasFailed: boolean;
} {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(options);
  const [map, setMap] = useState<L.Map | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let siteMap: L.Map | undefined;
    let isGone = false;
    const element = box.current;
    if (!element) return;
    createSiteMap(element, first).then(
      (created) => {
        siteMap = created;
        if (isGone) created.remove();
        else setMap(created);
      },
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
      siteMap?.remove();
    };
  }, [first]);
  return { box, map, hasFailed };
}
