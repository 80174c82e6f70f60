/** Hands a text over to the browser as a file to keep. */
export function downloadText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
