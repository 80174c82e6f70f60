/** Hands what was made or fetched over to the browser as a file to keep. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
