const pathOf = (url: string): string => {
  const { origin, pathname, search } = new URL(url, location.href);
  return origin === location.origin ? pathname + search : '';
};

/** Returns the pictures that the page has loaded, and its font. */
const loadedFiles = (): string[] =>
  [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href),
  ].map(pathOf);

/** Registers the service worker; returns what tells it to keep a page and files of it, this one where none is named. */
export async function pageKeeper(): Promise<(path?: string, files?: string[]) => void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  return (path = location.pathname, files = loadedFiles()) => active?.postMessage({ path, files });
}
