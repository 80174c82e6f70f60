import { STATES } from '../../lib/states.ts';

/** Result of a lookup: `unknown` where there is no such code, `failed` where the service gave no usable answer. */
export type CepAnswer =
  | { kind: 'found'; street: string; district: string; city: string; state: string }
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Timeout for a third-party service. */
export const TIMEOUT_MS = 5_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readAnswer(body: unknown): CepAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'failed' };
  const { erro, logradouro, bairro, localidade, uf } = body as Record<string, unknown>;
  // An unknown code is answered with 200; `erro` comes as true and as text.
  if (erro === true || erro === 'true') return { kind: 'unknown' };
  const state = textOf(uf).toUpperCase();
  const found = {
    street: textOf(logradouro),
    district: textOf(bairro),
    city: textOf(localidade),
    state: STATES.some(({ code }) => code === state) ? state : '',
  };
  return found.city === '' ? { kind: 'failed' } : { kind: 'found', ...found };
}

async function ask(address: string, signal: AbortSignal): Promise<CepAnswer> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    // The service answers an impossible code with 400.
    if (response.status === 400) return { kind: 'unknown' };
    return response.ok ? readAnswer(await response.json()) : { kind: 'failed' };
  } catch {
    // No network, timeout, or no JSON.
    return { kind: 'failed' };
  }
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
  // `AbortSignal.any` is missing in browsers still in use.
  const limit = new AbortController();
  const end = () => limit.abort();
  if (signal.aborted) return null;
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, TIMEOUT_MS);
  try {
    const answer = await ask(`${service}/${digits}/json/`, limit.signal);
    return signal.aborted ? null : answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
