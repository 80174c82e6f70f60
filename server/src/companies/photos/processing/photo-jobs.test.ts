import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runResizer, UnreadablePhoto } from './photo-jobs.ts';

const PIXELS = 50_000_000;
const signal = new AbortController().signal;
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#b35' } })
    .jpeg()
    .toBuffer();

async function* partsOf(file: Buffer): AsyncGenerator<Buffer> {
  yield file;
}

test('sizes are made of a photo, and half a file is unreadable', async () => {
  const file = await photo();
  const { sizes, images } = await runResizer(partsOf(file), PIXELS, signal);
  expect(sizes[0]).toMatchObject({ width: 480, height: 320 });
  expect(images).toHaveLength(sizes.length);
  const half = runResizer(partsOf(file.subarray(0, 300)), PIXELS, signal);
  await expect(half).rejects.toBeInstanceOf(UnreadablePhoto);
});

test('a photo whose original cannot be read to its end is no unreadable photo', async () => {
  const file = await photo();
  async function* interrupted() {
    yield file.subarray(0, 300);
    throw new Error('The database is away.');
  }
  await expect(runResizer(interrupted(), PIXELS, signal)).rejects.toThrow('The database is away.');
});
