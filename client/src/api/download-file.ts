import { downloadBlob } from '../lib/download-blob.ts';
import { readToken } from './session.ts';

const FAILED = 'Não foi possível exportar. Verifique sua conexão e tente novamente.';

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : FAILED;
}

/** Downloads a file of this site as the signed-in user; returns the error's sentence, if any. */
export async function downloadFile(path: string, fileName: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
    if (!response.ok) return await messageOf(response);
    downloadBlob(fileName, await response.blob());
  } catch {
    // No connection, or a response that is not the server's.
    return FAILED;
  }
  return undefined;
}
