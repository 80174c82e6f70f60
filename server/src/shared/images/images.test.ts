import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { encodeLogo } from './images.ts';

const PIXELS = 40_000_000;
const FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

const blank = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7' } });
const picture = {} as Record<Format, Buffer>;
beforeAll(async () => {
  picture.jpeg = await blank().jpeg().toBuffer();
  picture.png = await blank().png().toBuffer();
  picture.gif = await blank().gif().toBuffer();
  picture.webp = await blank().webp().toBuffer();
});

const UNREADABLE = 'A imagem do logo não pôde ser lida. Escolha outra.';
const WRONG_FORMAT = 'O logo deve ser uma imagem JPEG, PNG, WebP ou GIF.';
const TOO_MANY_PIXELS = 'A imagem do logo tem pixels demais. Escolha uma menor.';

/** Returns the error of a file, which must not reach the decoder, or 'taken'. */
async function rejection(file: Buffer): Promise<string> {
  const decoder = vi.spyOn(sharp.prototype, 'toBuffer');
  try {
    await encodeLogo(file, PIXELS);
    return 'taken';
  } catch (error) {
    expect(decoder).not.toHaveBeenCalled();
    return (error as Error).message;
  } finally {
    decoder.mockRestore();
  }
}

test.each(FORMATS)('%s is accepted, lossless and progressive and with alpha too', async (format) => {
  const { large, small } = await encodeLogo(picture[format], PIXELS);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 512, height: 384 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 128, height: 96 });
  const others = await Promise.all([
    blank().jpeg({ progressive: true }).toBuffer(),
    blank().webp({ lossless: true }).toBuffer(),
    blank().ensureAlpha(0.5).webp().toBuffer(),
    blank().ensureAlpha(0.5).png({ progressive: true }).toBuffer(),
    sharp(Buffer.concat([picture.png]), { pages: 1 })
      .gif({ interFrameMaxError: 0 })
      .toBuffer(),
  ]);
  for (const other of others) expect(await rejection(other)).toBe('taken');
});

test.each(FORMATS)('a truncated %s is rejected, wherever it ends', async (format) => {
  const whole = picture[format];
  for (const length of [12, 40, Math.floor(whole.length / 2), whole.length - 8, whole.length - 1])
    expect([length, await rejection(whole.subarray(0, length))]).toEqual([length, UNREADABLE]);
});

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['svg with a prologue', '<?xml version="1.0"?><!DOCTYPE svg><svg/>'],
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['pdf', '%PDF-1.7'],
  ['bmp', 'BM      '],
])('%s is rejected', async (_what, text) => {
  expect(await rejection(Buffer.from(text))).toBe(WRONG_FORMAT);
});

test('a script that begins like a GIF is rejected', async () => {
  const script = Buffer.from('GIF89a/*............*/=1;alert(document.domain)//');
  expect(await rejection(script)).toBe(UNREADABLE);
});

test.each(FORMATS)('%s with another file behind it is rejected', async (format) => {
  for (const other of [
    '<script>alert(1)</script>',
    '<?php system("id"); ?>',
    'PK\x05\x06'.padEnd(22, '\0'),
  ]) {
    const file = Buffer.concat([picture[format], Buffer.from(other, 'latin1')]);
    expect([other, await rejection(file)]).toEqual([other, WRONG_FORMAT]);
  }
});

test.each(FORMATS)('%s with a few bytes behind it is taken', async (format) => {
  for (const rest of ['\n', '\r\n', '\0\0', 'x'])
    expect(await rejection(Buffer.concat([picture[format], Buffer.from(rest)]))).toBe('taken');
});

test('a comment that is a page is rejected; a preview behind a JPEG is not', async () => {
  const page = Buffer.from('<html><body onload=alert(1)>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  const jpeg = picture.jpeg;
  expect(await rejection(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toBe(WRONG_FORMAT);
  expect(await rejection(Buffer.concat([jpeg, jpeg]))).toBe('taken');
});

/** Sets the dimensions in a file to 20,000 × 20,000 pixels, or the most of its format. */
const inflated: Record<Format, (file: Buffer) => void> = {
  png: (file) => {
    file.writeUInt32BE(20_000, 16);
    file.writeUInt32BE(20_000, 20);
  },
  gif: (file) => {
    file.writeUInt16LE(20_000, 6);
    file.writeUInt16LE(20_000, 8);
  },
  webp: (file) => {
    file.writeUInt16LE(16_383, 26);
    file.writeUInt16LE(16_383, 28);
  },
  jpeg: (file) => {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(20_000, frame + 5);
    file.writeUInt16BE(20_000, frame + 7);
  },
};

test.each(FORMATS)(
  'a %s of hundreds of megapixels in a few KB is rejected before decoding',
  async (format) => {
    const file = Buffer.from(picture[format]);
    inflated[format](file);
    expect(file.length).toBeLessThan(10_000);
    expect(await rejection(file)).toBe(TOO_MANY_PIXELS);
  },
);

test('a progressive JPEG of hundreds of scans is rejected before decoding: each scan covers all pixels', async () => {
  const jpeg = picture.jpeg;
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const withScans = (count: number) =>
    Buffer.concat([jpeg.subarray(0, -2), ...Array(count).fill(scan), jpeg.subarray(-2)]);
  expect(await rejection(withScans(200))).toBe(UNREADABLE);
  expect(await rejection(await blank().jpeg({ progressive: true, optimizeScans: true }).toBuffer())).toBe(
    'taken',
  );
});

test('a picture that takes the decoder too long is rejected with the reason', async () => {
  const timeout = vi.spyOn(sharp.prototype, 'timeout');
  const decoder = vi
    .spyOn(sharp.prototype, 'toBuffer')
    .mockRejectedValueOnce(new Error('timeout: 42% complete'));
  await expect(encodeLogo(picture.jpeg, PIXELS)).rejects.toThrow('complexa demais. Escolha uma mais simples');
  expect(timeout).toHaveBeenCalledWith({ seconds: 5 });
  decoder.mockRestore();
  timeout.mockRestore();
});

test('metadata such as position and author are removed', async () => {
  const file = await blank()
    .jpeg()
    .withExif({
      IFD0: { Artist: 'A person', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 20/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home/></x:xmpmeta>')
    .toBuffer();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const { large, small } = await encodeLogo(file, PIXELS);
  for (const image of [large, small]) {
    const { exif, xmp, iptc, icc } = await sharp(image).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
    });
    expect(image.includes('A person')).toBe(false);
  }
});

test('a randomly damaged picture is accepted or rejected, never an internal error', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (const format of FORMATS) {
    for (let attempt = 0; attempt < 60; attempt++) {
      const file = Buffer.from(picture[format]);
      for (let change = 0; change < 5; change++) file[8 + random(file.length - 8)] = random(256);
      const outcome = await encodeLogo(file, PIXELS).then(
        () => 'taken',
        (error: Error & { code?: string }) => error.code,
      );
      expect(['taken', 'BAD_USER_INPUT']).toContain(outcome);
    }
  }
});
