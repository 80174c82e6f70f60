import { downloadBlob } from './download-blob.ts';

/** Hands a text over to the browser as a file to keep. */
export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type }));
