/** What a postal code stands for; `unknown` where there is no such code, `failed` where nobody could say. */
export type CepAnswer =
  | { kind: 'found'; street: string; district: string; city: string; state: string }
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** The service is a stranger's: it gets so long. */
const PATIENCE_MS = 5_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readAnswer(body: unknown): CepAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'failed' };
  const { erro, logradouro, bairro, localidade, uf } = body as Record<string, unknown>;
  // An unknown code is answered with 200; `erro` comes as true and as text.
  if (erro === true || erro === 'true') return { kind: 'unknown' };
  const found = {
    street: textOf(logradouro),
    district: textOf(bairro),
    city: textOf(localidade),
    state: textOf(uf),
  };
  return found.city === '' ? { kind: 'failed' } : { kind: 'found', ...found };
}

/**
 * Asks the service (`<address>/<eight digits>/json/`, answered as ViaCEP does) for a postal code. Never throws;
 * null when `signal` ended it.
 */
export async function lookUpCep(
  service: string,
  digits: string,
  signal: AbortSignal,
): Promise<CepAnswer | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const response = await fetch(`${service}/${digits}/json/`, {
      signal: limit,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    // A code that cannot be one is answered with 400.
    if (response.status === 400 || response.status === 404) return { kind: 'unknown' };
    return response.ok ? readAnswer(await response.json()) : { kind: 'failed' };
  } catch {
    // No network, too late, or no JSON: all the same to whoever waits for an address.
    return signal.aborted ? null : { kind: 'failed' };
  }
}
