import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import PHOTOS from './demo/photos.csv?raw';
import SCENES from './demo/scenes.csv?raw';
import { readCsv } from './read-csv.ts';

/** Width of the picture shown while a photo loads. */
const PLACEHOLDER = 16;

/**
 * Inserts photos of demonstration companies, ready to be served. The scenes are drawn by scripts/draw-demo-photos.mjs, as
 * WebP in base64, so that the first start encodes nothing.
 */
export async function insertDemoPhotos(client: ClientBase): Promise<void> {
  const scenes = (await readCsv(SCENES)).map(({ scene, width, height, image }) => ({
    scene,
    width: Number(width),
    height: Number(height),
    image: Buffer.from(image ?? '', 'base64'),
  }));
  const positions = new Map<string, number>();
  for (const { company, scene, caption } of await readCsv(PHOTOS)) {
    const name = company ?? '';
    const position = positions.get(name) ?? 0;
    positions.set(name, position + 1);
    const all = scenes.filter((photo) => photo.scene === scene).sort((a, b) => a.width - b.width);
    const tiny = all.find(({ width }) => width === PLACEHOLDER);
    const photos = all.filter(({ width }) => width !== PLACEHOLDER);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO company_photos (key, company_id, position, state, caption, placeholder, sizes)
       SELECT $1, id, $2, 'ready', $3, $4, $5 FROM companies WHERE name = $6 RETURNING id`,
      [
        randomUUID(),
        position,
        caption,
        tiny ? `data:image/webp;base64,${tiny.image.toString('base64')}` : null,
        JSON.stringify(photos.map(({ width, height, image }) => ({ width, height, bytes: image.length }))),
        name,
      ],
    );
    for (const { width, image } of photos) {
      await client.query('INSERT INTO photo_images (photo_id, width, image) VALUES ($1, $2, $3)', [
        rows[0]?.id,
        width,
        image,
      ]);
    }
  }
}
