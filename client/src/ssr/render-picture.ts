import { mapPicture } from './map-picture.ts';
import type { RenderResult } from './render-page.tsx';

const PICTURE = /^\/map-pictures\/(-?\d{1,3}\.\d{3}),(-?\d{1,3}\.\d{3})(-dark)?\.svg$/;

/** Renders the picture of a map as `html`; null for the address of a page. */
export async function renderPicture(url: string, files: URL): Promise<RenderResult | null> {
  const [, latitude, longitude, dark] = PICTURE.exec(url) ?? [];
  if (latitude === undefined) return null;
  const html = await mapPicture(
    { latitude: Number(latitude), longitude: Number(longitude), isDark: dark !== undefined },
    files,
  );
  return { status: html === null ? 404 : 200, head: '', html: html ?? '', state: '' };
}
