/** Saves a text as a file. */
export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** Saves a blob as a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
