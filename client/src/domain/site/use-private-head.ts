import { useLocation } from 'react-router-dom';
import { usePageHead } from './page-head.ts';
import { useSite } from './use-site.ts';

/** Sets the head of a page that is not for search engines. */
export function usePrivateHead(title: string): void {
  const { siteName, siteDescription } = useSite();
  const { pathname } = useLocation();
  usePageHead({
    title: `${title} · ${siteName}`,
    description: siteDescription,
    canonical: pathname,
    siteName,
    noindex: true,
  });
}
