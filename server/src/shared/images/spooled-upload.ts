import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError, noRoom } from '../errors.ts';

/** Longer files go to the temporary folder while they arrive. */
const IN_MEMORY = 256 * 1024;

/** Of the temporary folder: no space left, or none of this user's share. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** An upload, and `discard` for when its request has ended. */
export interface SpooledUpload {
  upload: Upload;
  discard(): Promise<void>;
}

/** Opens a file without a name: it is gone with its handle, also when the program is killed. */
async function openTemporary(): Promise<{ handle: FileHandle; remove: () => Promise<void> }> {
  const path = join(tmpdir(), `guia-upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  // Windows deletes no open file.
  const isGone = await unlink(path).then(
    () => true,
    () => false,
  );
  return {
    handle,
    remove: async () => {
      await handle.close();
      if (!isGone) await unlink(path).catch(() => undefined);
    },
  };
}

/**
 * Receives a file as the Upload scalar takes it: the first part in memory, a longer file on disk, so that many large files
 * at once need little memory. Rejects as the stream does, and with SERVICE_UNAVAILABLE where the disk is full; nothing is
 * left then.
 */
export async function spoolUpload(
  { filename, mimetype, encoding }: Record<'filename' | 'mimetype' | 'encoding', string>,
  content: AsyncIterable<Buffer>,
): Promise<SpooledUpload> {
  let chunks: Buffer[] = [];
  let size = 0;
  let file: Awaited<ReturnType<typeof openTemporary>> | null = null;
  let isDiscarded = false;
  const flush = async () => {
    file ??= await openTemporary();
    await file.handle.write(Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  const discard = async () => {
    if (isDiscarded) return;
    isDiscarded = true;
    chunks = [];
    await file?.remove();
  };
  try {
    for await (const chunk of content) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > IN_MEMORY) await flush();
    }
    if (file && size > 0) await flush();
  } catch (error) {
    await discard();
    throw FULL.includes((error as NodeJS.ErrnoException).code ?? '') ? noRoom() : error;
  }
  const createReadStream = (): Readable => {
    if (isDiscarded) throw new AppError('BAD_REQUEST', 'O pedido foi interrompido.');
    return file
      ? file.handle.createReadStream({ start: 0, autoClose: false })
      : Readable.from(Buffer.concat(chunks), { objectMode: false });
  };
  const upload = new Upload();
  const described: Pick<FileUpload, 'filename' | 'mimetype' | 'encoding'> & { createReadStream(): Readable } =
    {
      filename,
      mimetype,
      encoding,
      createReadStream,
    };
  upload.resolve(described as FileUpload);
  return { upload, discard };
}
