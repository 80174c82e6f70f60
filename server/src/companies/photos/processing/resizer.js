// A program of its own, started by photo-jobs.ts: reads a photo from standard input and writes its sizes to standard output, a
// line of JSON and then the images. What it allocates is given back when it ends. Ends with 2 for a photo that cannot be read.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const { widths, tallness, maxPixels } = JSON.parse(process.argv[1]);

try {
  // Where memory runs out, Linux ends this program and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system.
}
sharp.cache(false);
sharp.concurrency(1);

/** Applies the orientation, leaves metadata out, converts colours to sRGB. */
const shrink = (input, width) =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true })
    .rotate()
    .resize(width, Math.round(width * tallness), { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 78, effort: 3 })
    .toBuffer({ resolveWithObject: true });

/** Makes the largest first and the others of it: decoding the original takes longest. */
async function makeSizes(file) {
  const [largest, ...smaller] = [...widths].sort((a, b) => b - a);
  const first = await shrink(file, largest);
  const made = [first];
  for (const width of smaller) {
    if (width < first.info.width) made.unshift(await shrink(first.data, width));
  }
  const tiny = await sharp(first.data).resize(16, 16, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
  const sizes = made.map(({ data, info }) => ({
    width: info.width,
    height: info.height,
    bytes: data.length,
  }));
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { head: { sizes, placeholder }, images: made.map(({ data }) => data) };
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
try {
  const { head, images } = await makeSizes(Buffer.concat(chunks.splice(0)));
  process.stdout.write(`${JSON.stringify(head)}\n`);
  for (const image of images) process.stdout.write(image);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 2;
}
