import { describe, expect, it, vi } from 'vitest';
import { lookUpCep, TIMEOUT_MS } from './address-fields.tsx';

const FOUND = { logradouro: 'Rua Barão de Jaguara', bairro: 'Centro', localidade: 'Campinas', uf: 'SP' };

/** Stubs the service with `answer` and returns the requested addresses. */
function serviceOf(answer: (signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    return answer(signal);
  });
  return asked;
}

const answering = (body: unknown, status = 200) =>
  serviceOf(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** Stubs a service that never answers; aborting rejects, as in browsers. */
const unanswered = () =>
  serviceOf(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );

const lookUp = (signal = new AbortController().signal) =>
  lookUpCep('https://cep.exemplo/ws', '13015001', signal);

describe('a postal code', () => {
  it('returns its address', async () => {
    const asked = answering(FOUND);
    expect(await lookUp()).toEqual({
      kind: 'found',
      street: 'Rua Barão de Jaguara',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
    });
    expect(asked).toEqual(['https://cep.exemplo/ws/13015001/json/']);
  });

  it('of a whole town has no street; an invalid state is left out', async () => {
    answering({ logradouro: '', bairro: null, localidade: ' Holambra ', uf: 'XX' });
    expect(await lookUp()).toEqual({ kind: 'found', street: '', district: '', city: 'Holambra', state: '' });
  });

  it.each([
    ['erro: true', { erro: true }, 200],
    ['erro: "true"', { erro: 'true' }, 200],
    ['status 400', '<h1>Bad Request</h1>', 400],
  ])('is unknown by %s', async (_name, body, status) => {
    answering(body, status);
    expect(await lookUp()).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['status 500', FOUND, 500],
    ['status 404', FOUND, 404],
    ['status 429', '', 429],
    ['no JSON', '<html>', 200],
    ['null', null, 200],
    ['a list', [], 200],
    ['an address without a city', { logradouro: 'Rua A', uf: 'SP' }, 200],
  ])('fails by %s', async (_name, body, status) => {
    answering(body, status);
    expect(await lookUp()).toEqual({ kind: 'failed' });
  });

  it('fails without a network', async () => {
    serviceOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lookUp()).toEqual({ kind: 'failed' });
  });

  it('fails without a response within five seconds', async () => {
    vi.useFakeTimers();
    unanswered();
    const done = vi.fn();
    const lookup = lookUp().then(done);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await lookup;
    expect(done).toHaveBeenCalledWith({ kind: 'failed' });
  });

  it('fails when the response stops half way', async () => {
    vi.useFakeTimers();
    serviceOf(async (signal) => {
      const half = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"localidade":'));
          signal.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        },
      });
      return new Response(half);
    });
    const lookup = lookUp();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await lookup).toEqual({ kind: 'failed' });
  });

  it('returns null when it is aborted', async () => {
    unanswered();
    const own = new AbortController();
    const lookup = lookUp(own.signal);
    own.abort();
    expect(await lookup).toBeNull();
  });

  it('is not requested when it is aborted before', async () => {
    const asked = answering(FOUND);
    expect(await lookUp(AbortSignal.abort())).toBeNull();
    expect(asked).toEqual([]);
  });
});
