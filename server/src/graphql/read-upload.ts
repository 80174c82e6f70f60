import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError } from '../shared/errors.ts';

/** Reads an upload into memory: files are small, and a full temporary folder cannot block it. */
export async function readUpload(upload: FileUpload, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of upload.createReadStream()) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    // The stream fails with 413 when the limit of the form itself was passed.
    if (!(error instanceof Error && 'status' in error && error.status === 413)) throw error;
    size = maxBytes + 1;
  }
  if (size > maxBytes) {
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `O arquivo passa de ${Math.floor(maxBytes / 1024 / 1024)} MB. Escolha um menor.`,
    );
  }
  return Buffer.concat(chunks);
}
