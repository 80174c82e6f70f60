import { open } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { spoolUpload } from './spooled-upload.ts';

const NAMES = { filename: 'foto.jpg', mimetype: 'image/jpeg', encoding: '7bit' };

async function* chunks(count: number) {
  for (let index = 0; index < count; index++) yield Buffer.alloc(64 * 1024, index);
}

async function joined(read: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of read) all.push(chunk);
  return Buffer.concat(all);
}

test('a long file is given back as it came', async () => {
  const { upload, discard } = await spoolUpload(NAMES, chunks(10));
  const file = (await upload.promise) as { createReadStream(): AsyncIterable<Buffer> };
  expect(await joined(file.createReadStream())).toEqual(await joined(chunks(10)));
  await discard();
});

test.each(['ENOSPC', 'EDQUOT'])('a temporary folder without room (%s) is told as such', async (code) => {
  const any = await open(import.meta.filename);
  const write = vi.spyOn(Object.getPrototypeOf(any), 'write');
  await any.close();
  write.mockRejectedValue(Object.assign(new Error(`${code}: no room, write`), { code }));
  await expect(spoolUpload(NAMES, chunks(10))).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    extensions: { retryAfter: 60 },
  });
  write.mockRestore();
});
