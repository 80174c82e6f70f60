import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isErrorCode } from '../../../src/shared/error-codes.ts';

export interface Reply {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
}

interface ErrorBody {
  code?: unknown;
  message?: unknown;
}

/** Words that no Portuguese sentence has. A parser's message may follow after a colon, for developers. */
const ENGLISH = /\b(?:the|is|are|must|should|was|with|failed|invalid|error|unknown|cannot|expected|value)\b/i;

function errorViolations({ code, message }: ErrorBody): string[] {
  // Fixed by the protocol of persisted queries.
  if (code === 'PERSISTED_QUERY_NOT_FOUND')
    return message === 'PersistedQueryNotFound' ? [] : [String(message)];
  if (!isErrorCode(code)) return [`code ${String(code)}`];
  if (code === 'INTERNAL_SERVER_ERROR') return [`an internal error: ${String(message)}`];
  if (typeof message !== 'string' || message.trim() === '') return ['no sentence'];
  const sentence = message.split(': ')[0] ?? '';
  return ENGLISH.test(sentence) || !/^[\p{Lu}\d'"“]/u.test(sentence) ? [`not Portuguese: ${message}`] : [];
}

function textOf({ headers, rawPayload }: Reply): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  return rawPayload.toString();
}

interface GraphqlError extends ErrorBody {
  extensions?: { code?: unknown };
}

/** Returns violations for addresses whose successful answers are not JSON, and for HEAD. */
export function violationsAnywhere(reply: Reply): string[] {
  if (reply.statusCode < 400) return [];
  const isPage = String(reply.headers['content-type']).startsWith('text/html');
  if (reply.rawPayload.length > 0 && !isPage) return violationsOf(reply);
  return reply.statusCode > 499 && reply.statusCode !== 503 ? [`status ${reply.statusCode}`] : [];
}

/** Returns what no answer may have; empty when it has none of it. */
export function violationsOf(reply: Reply): string[] {
  const { statusCode, headers } = reply;
  const violations: string[] = [];
  if (statusCode > 499 && statusCode !== 503) violations.push(`status ${statusCode}`);
  if (statusCode === 304) return violations;
  if (!/^application\/(?:[\w.-]+\+)?json/.test(String(headers['content-type'])))
    return [...violations, `content type ${String(headers['content-type'])}`];
  let body: { errors?: GraphqlError[] } & ErrorBody;
  try {
    body = JSON.parse(textOf(reply)) as typeof body;
  } catch {
    return [...violations, 'no JSON'];
  }
  if (Array.isArray(body.errors)) {
    return violations.concat(
      body.errors.flatMap(({ message, extensions }) => errorViolations({ message, code: extensions?.code })),
    );
  }
  return statusCode >= 400 ? violations.concat(errorViolations(body)) : violations;
}
