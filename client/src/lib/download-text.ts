import { downloadBlob } from './download-blob.ts';

/** Saves a text as a file. */
export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type }));
