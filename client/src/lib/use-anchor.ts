import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the address's anchor once the component that holds it is there; going back, the browser knows the place. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (hash === '' || navigation === NavigationType.Pop) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, navigation]);
}
