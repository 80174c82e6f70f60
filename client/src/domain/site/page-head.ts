import { createContext, useContext, useEffect } from 'react';
import siteImage from './site-image.jpg';

/** Content of a page's `<head>`. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the canonical URL. */
  canonical: string;
  siteName: string;
  /** Search engines leave it out. */
  noindex?: boolean;
  /** JPEG of 1200 × 630 that others show beside a link to the page; the site's own where there is none. */
  preview?: { path: string; alt: string } | undefined;
  /** Structured data of schema.org; `origin` is the site's public one. */
  jsonLd?: (origin: string) => object[];
}

/** Receives the page's head on the server; undefined in the browser. */
export const HeadSinkContext = createContext<((head: PageHead) => void) | undefined>(undefined);

interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const meta = (key: 'name' | 'property', name: string, content: string): Tag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

/** Returns all tags but the title; `origin` is the site's public one. */
function tagsOf(head: PageHead, origin: string): Tag[] {
  const { title, description, canonical, siteName, noindex, preview, jsonLd } = head;
  const url = origin + canonical;
  return [
    meta('name', 'description', description),
    meta('name', 'robots', noindex ? 'noindex, follow' : 'index, follow'),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', origin + (preview?.path ?? siteImage)),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', preview?.alt ?? siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(jsonLd?.(origin) ?? []).map(
      (data): Tag => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        // `</script>` in the data must not end the script.
        text: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
      }),
    ),
  ];
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function tagHtml({ name, attributes, text }: Tag): string {
  const html = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const open = `<${name}${html.join('')} data-head>`;
  return name === 'script' ? `${open}${text}</${name}>` : open;
}

/** Returns the head as HTML; `origin` is the site's public one. */
export const headHtml = (head: PageHead, origin: string): string =>
  [`<title>${escapeHtml(head.title)}</title>`, ...tagsOf(head, origin).map(tagHtml)].join('\n');

/** Returns the site's public origin from the server's canonical link; the visited host may be an alias. */
const publicOrigin = (() => {
  let current: string | undefined;
  return (): string => {
    const href = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    current ??= href && URL.canParse(href) ? new URL(href).origin : location.origin;
    return current;
  };
})();

function showInBrowser(head: PageHead): void {
  document.title = head.title;
  const elements = tagsOf(head, publicOrigin()).map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    if (text !== undefined) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...elements);
}

/** Sets the head of the page, on the server and in the browser. */
export function usePageHead(head: PageHead): void {
  useContext(HeadSinkContext)?.(head);
  const content = JSON.stringify([head, head.jsonLd?.('')]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `head` is a new object each time; its content is compared.
  useEffect(() => showInBrowser(head), [content]);
}
