import { downloadBlob } from '../lib/download.ts';
import { readToken } from './stored-token.ts';

const FAILED = 'Não foi possível exportar. Verifique sua conexão e tente novamente.';

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : FAILED;
}

/** Downloads a file of this site as the signed-in user, by a POST of `input` if given; returns the error's sentence, if any. */
export async function downloadFile(
  path: string,
  fileName: string,
  input?: object,
): Promise<string | undefined> {
  try {
    const authorization = `Bearer ${readToken() ?? ''}`;
    const response = await fetch(
      path,
      input
        ? {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          }
        : { headers: { authorization } },
    );
    if (!response.ok) return await messageOf(response);
    downloadBlob(fileName, await response.blob());
  } catch {
    // No connection, or a response that is not the server's.
    return FAILED;
  }
  return undefined;
}
