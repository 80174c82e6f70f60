import { createContext, useContext, useEffect } from 'react';

/** What a page says of itself in `<head>`. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query that the page is known by. */
  canonical: string;
  /** Search engines leave it out. */
  noindex?: boolean;
}

/** On the server the page hands its head over here; in the browser nobody listens. */
export const HeadSinkContext = createContext<((head: PageHead) => void) | undefined>(undefined);

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The head as HTML; `origin` is the site's public one. */
export function headHtml({ title, description, canonical, noindex }: PageHead, origin: string): string {
  const url = escapeHtml(origin + canonical);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="robots" content="${noindex ? 'noindex' : 'index, follow'}">`,
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${url}">`,
  ].join('\n');
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Names the page, on the server as in the browser. */
export function usePageHead({ title, description, canonical, noindex = false }: PageHead): void {
  useContext(HeadSinkContext)?.({ title, description, canonical, noindex });
  useEffect(() => {
    const url = location.origin + canonical;
    document.title = title;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('meta[name="robots"]', 'content', noindex ? 'noindex' : 'index, follow');
    setAttribute('link[rel="canonical"]', 'href', url);
    setAttribute('meta[property="og:title"]', 'content', title);
    setAttribute('meta[property="og:description"]', 'content', description);
    setAttribute('meta[property="og:url"]', 'content', url);
  }, [title, description, canonical, noindex]);
}
