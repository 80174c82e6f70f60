import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isTestTarget, literalOf, publicAddresses } from './target.ts';

const ANSWER_MOST = 1_000;

export interface Answer {
  status: number;
  /** Its first characters. */
  text: string;
}

interface Posted {
  headers: Record<string, string>;
  body: string;
  targets: readonly string[];
  timeoutMs: number;
}

/** Connects to the addresses that were checked, and to no other. */
const lookup: LookupFunction = (host, options, done) => {
  publicAddresses(host).then(
    (addresses) => {
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    },
    (error: Error) => done(error, ''),
  );
};

/**
 * Posts JSON and returns the answer, whatever its status; follows no redirect. Rejects without an answer in time, with
 * TargetError for an address that is not public, unless it is one of `targets`.
 */
export async function post(address: string, { headers, body, targets, timeoutMs }: Posted): Promise<Answer> {
  const url = new URL(address);
  const isTest = isTestTarget(url, targets);
  // Nothing is looked up for a host that is no name.
  if (!isTest && literalOf(url.hostname)) await publicAddresses(url.hostname);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = isTest && url.protocol === 'http:' ? http : https;
    request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isTest && { lookup }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  return { status: response.statusCode ?? 0, text: await beginningOf(response) };
}

async function beginningOf(response: http.IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const chunk of response) {
      text += chunk;
      if (text.length >= ANSWER_MOST) break;
    }
  } catch {
    // Cut or too slow. The status has arrived, and it alone counts.
  }
  // PostgreSQL stores no U+0000, and half a character is none.
  return text.slice(0, ANSWER_MOST).replaceAll('\0', '').toWellFormed();
}
