import { downloadBlob } from '../lib/download-blob.ts';
import { readToken } from './session.ts';

const FAILED = 'Não foi possível exportar. Verifique sua conexão e tente novamente.';

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : FAILED;
}

/** Fetches a file of this site for whoever is signed in and hands it over to be kept; gives what went wrong. */
export async function downloadFile(path: string, fileName: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
    if (!response.ok) return await messageOf(response);
    downloadBlob(fileName, await response.blob());
  } catch {
    // The connection broke, or the answer was not the server's: there is one thing to say.
    return FAILED;
  }
  return undefined;
}
