import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPhoto } from './check-photo.ts';

const PIXELS = 50_000_000;
const blank = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const WRONG_FORMAT = 'A foto deve ser JPEG, PNG ou WebP.';
const UNREADABLE = 'A foto não pôde ser lida. O arquivo pode estar incompleto: escolha outro.';

function rejection(file: Buffer): string {
  try {
    checkPhoto(file, PIXELS);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

test('JPEG, PNG and WebP are accepted, with a preview behind a JPEG too', async () => {
  const jpeg = await blank().jpeg().toBuffer();
  const files = [
    jpeg,
    Buffer.concat([jpeg, jpeg]),
    await blank().png().toBuffer(),
    await blank().webp().toBuffer(),
  ];
  for (const file of files) expect(rejection(file)).toBe('taken');
});

test.each([
  ['heic', 'heic'],
  ['heif', 'mif1'],
  ['heic of a burst', 'msf1'],
  ['avif', 'avif'],
])('%s is refused with what to do', (_what, brand) => {
  const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)]);
  expect(rejection(file)).toContain('HEIC');
  expect(rejection(file)).toContain('JPEG');
});

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['svg with a prologue', '<?xml version="1.0"?><!DOCTYPE svg><svg/>'],
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['pdf', '%PDF-1.7'],
  ['bmp', 'BM      '],
  ['video', '\0\0\0\x18ftypmp42'],
])('%s is refused', (_what, text) => {
  expect(rejection(Buffer.from(text, 'latin1'))).toBe(WRONG_FORMAT);
});

test('GIF is refused, whole or as the beginning of a script', async () => {
  expect(rejection(await blank().gif().toBuffer())).toBe(WRONG_FORMAT);
  expect(rejection(Buffer.from('GIF89a/*............*/=1;alert(document.domain)//'))).toBe(UNREADABLE);
});

test('nothing, a truncated photo and one with another file behind it are refused', async () => {
  expect(rejection(Buffer.alloc(0))).toBe('O arquivo da foto está vazio. Escolha outro.');
  for (const file of [
    await blank().jpeg().toBuffer(),
    await blank().png().toBuffer(),
    await blank().webp().toBuffer(),
  ]) {
    expect(rejection(file.subarray(0, file.length - 8))).toBe(UNREADABLE);
    for (const other of [
      '<script>alert(1)</script>',
      '<?php system("id"); ?>',
      'PK\x05\x06'.padEnd(22, '\0'),
    ])
      expect(rejection(Buffer.concat([file, Buffer.from(other, 'latin1')]))).toBe(WRONG_FORMAT);
  }
});

test('a page in a comment is refused, also in a file of 12 MB', async () => {
  const jpeg = await blank().jpeg().toBuffer();
  const page = Buffer.from('<html><body onload=alert(1)>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  const file = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.alloc(12_000_000)]);
  expect(rejection(file)).toBe(WRONG_FORMAT);
});

test('too many pixels are refused before decoding, and too few', async () => {
  const jpeg = await blank().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(20_000, frame + 5);
  jpeg.writeUInt16BE(20_000, frame + 7);
  expect(rejection(jpeg)).toBe('A foto tem mais de 50 megapixels. Envie uma menor.');
  expect(rejection(await blank(199, 900).jpeg().toBuffer())).toContain('pequena demais');
});
