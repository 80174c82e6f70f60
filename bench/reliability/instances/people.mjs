import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const REQUEST_MS = 40_000;
/** Message of an overloaded instance; such a 503 is shed load, no failure. */
const OVERLOADED = 'Há muitos acessos neste momento.';

/** Returns a random loopback address: limits count by address, and nginx forwards the real one. */
export const someAddress = () => [127, randomInt(256), randomInt(256), randomInt(2, 255)].join('.');

/** Sends one request on a connection of its own; status 0 without an answer. */
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

/** Visitors who use the site at once, and a record of what failed. */
export class People {
  asked = 0;
  /** Requests rejected with 503 and `Retry-After` by an overloaded instance. */
  shed = 0;
  /** Requests that were not answered, or with another 5xx: `{method, path, status, at, until}` in ms of performance.now(). */
  failed = [];
  /** Answers that the end of an instance does not explain. */
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
    if (answer.status === 503 && answer.retryAfter && JSON.stringify(answer.body).includes(OVERLOADED))
      this.shed++;
    else if (answer.status === 0 || answer.status >= 500) {
      this.failed.push({ method, path, status: answer.status, at, until: performance.now() });
    }
    return answer;
  }

  /** Repeats `action` in `count` loops until `stop`, with a rest between; it returns a sentence when something was wrong. */
  repeat(count, restMs, action) {
    for (let index = 0; index < count; index++) {
      this.#loops.push(
        (async () => {
          while (this.#running) {
            const wrong = await action();
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

/** Returns an action that logs in, uses the session three times, logs out, and uses it three times more. */
export const logsInAndOut = (people, account) => async () => {
  const address = someAddress();
  const login = await people.ask('POST', '/api/auth/login', { body: account, address });
  if (login.status !== 200)
    return login.status === 0 || login.status >= 500 ? null : `login: ${login.status}`;
  const token = login.body.token;
  for (let times = 0; times < 3; times++) {
    const { status } = await people.ask('GET', '/api/auth/user', { token, address });
    if (status !== 200 && status !== 0 && status < 500) return `signed in, and then ${status}`;
  }
  const logout = await people.ask('POST', '/api/auth/logout', { token, address });
  if (logout.status !== 200) return null;
  for (let times = 0; times < 3; times++) {
    const { status } = await people.ask('GET', '/api/auth/user', { token, address });
    if (status !== 401 && status !== 0 && status < 500) return `signed out, and then ${status}`;
  }
  return null;
};
