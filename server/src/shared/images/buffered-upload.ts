import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/**
 * A file of a form that was read whole, as the Upload scalar takes it. Files here are small; on the disk they would
 * leave something behind, and with a full one nobody would be answered.
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
