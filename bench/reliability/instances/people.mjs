import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const REQUEST_MS = 40_000;
/** What an instance says that has more to do than it can: refused, as under any overload, and not failed. */
const FULL = 'Há muitos acessos neste momento.';

/** Somebody's own address on this machine: limits count by address, and the proxy tells the real one. */
export const someAddress = () => [127, randomInt(256), randomInt(256), randomInt(2, 255)].join('.');

/** One request on a connection of its own; status 0 without an answer. */
export function ask(port, method, path, { body, token, headers, address = someAddress() } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress: address,
        agent: false,
        timeout: REQUEST_MS,
        headers: {
          ...headers,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0 }));
        response.on('end', () => {
          const whole = Buffer.concat(chunks).toString();
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({
            status: response.statusCode,
            body: isJson ? JSON.parse(whole) : whole,
            retryAfter: response.headers['retry-after'],
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('too long')));
    sent.on('error', () => resolve({ status: 0 }));
    sent.end(text);
  });
}

/** Everybody who uses the site at once, and a record of what they were refused. */
export class People {
  asked = 0;
  /** Refused with 503 and `Retry-After`, since an instance had more to do than it could. */
  sentAway = 0;
  /** Requests that were not answered, or with another 5xx: `{method, path, status, at, until}` in ms of performance.now(). */
  failed = [];
  /** Answers that no fault of an instance explains. */
  unexpected = [];
  #running = true;
  #loops = [];

  constructor(port) {
    this.port = port;
  }

  async ask(method, path, options) {
    const at = performance.now();
    const answer = await ask(this.port, method, path, options);
    this.asked++;
    if (answer.status === 503 && answer.retryAfter && JSON.stringify(answer.body).includes(FULL))
      this.sentAway++;
    else if (answer.status === 0 || answer.status >= 500) {
      this.failed.push({ method, path, status: answer.status, at, until: performance.now() });
    }
    return answer;
  }

  /** Does `turn` again and again until `stop`, with a rest between; it returns a sentence when something was wrong. */
  repeat(count, restMs, turn) {
    for (let index = 0; index < count; index++) {
      this.#loops.push(
        (async () => {
          while (this.#running) {
            const wrong = await turn();
            if (wrong) this.unexpected.push(wrong);
            await pause(restMs);
          }
        })(),
      );
    }
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#loops);
  }
}

/** Somebody enters, is known everywhere at the next request, leaves, and is unknown everywhere at the next. */
export const entersAndLeaves = (people, account) => async () => {
  const address = someAddress();
  const login = await people.ask('POST', '/api/auth/login', { body: account, address });
  if (login.status !== 200)
    return login.status === 0 || login.status >= 500 ? null : `login: ${login.status}`;
  const token = login.body.token;
  for (let turn = 0; turn < 3; turn++) {
    const { status } = await people.ask('GET', '/api/auth/user', { token, address });
    if (status !== 200 && status !== 0 && status < 500) return `signed in, and then ${status}`;
  }
  const logout = await people.ask('POST', '/api/auth/logout', { token, address });
  if (logout.status !== 200) return null;
  for (let turn = 0; turn < 3; turn++) {
    const { status } = await people.ask('GET', '/api/auth/user', { token, address });
    if (status !== 401 && status !== 0 && status < 500) return `signed out, and then ${status}`;
  }
  return null;
};
