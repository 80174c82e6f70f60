import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/**
 * Wraps a file that was read into memory as the Upload scalar takes it. Files are small, and buffering on disk would fail
 * when it is full.
 */
export function bufferedUpload(
  { filename, mimetype, encoding }: Record<'filename' | 'mimetype' | 'encoding', string>,
  content: Buffer,
): Upload {
  const upload = new Upload();
  const file: Pick<FileUpload, 'filename' | 'mimetype' | 'encoding'> & { createReadStream(): Readable } = {
    filename,
    mimetype,
    encoding,
    createReadStream: () => Readable.from(content, { objectMode: false }),
  };
  upload.resolve(file as FileUpload);
  return upload;
}
