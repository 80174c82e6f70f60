import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { overloaded, Refusal, stopping, tookTooLong } from '../lib/errors.ts';
import { addressKey } from '../lib/rate-limit.ts';
import type { Turn } from '../lib/turn.ts';
import { callerAddress } from './caller-address.ts';
import { Rounds } from './rounds.ts';

type Kind = 'request' | 'upload';

/** Files that one account sends at one moment: slow ones of one must not hold up everybody's. */
const UPLOADS_OF_ACCOUNT = 2;
/** And one address, of all that are received: accounts are easily had. */
const SHARE_OF_ADDRESS = 0.5;

/** Who sends a file. */
interface Sender {
  account: number;
  address: string;
}

interface Held extends Turn {
  /** What it counts as now; null while its body arrives, which is the sender's time and not ours. */
  kind: Kind | null;
  /** Under which names the file of an upload is counted. */
  senders: string[];
  clock: NodeJS.Timeout | undefined;
  /** Answers that its time is over; null until its clock was started, and once it is being answered. */
  end: (() => void) | null;
}

/** How many requests are being answered, and how long each of them may take (decision 024). */
export class Turns {
  readonly #held = new WeakMap<FastifyRequest, Held>();
  readonly #most: Record<Kind, number>;
  readonly #running: Record<Kind, number> = { request: 0, upload: 0 };
  readonly #uploads = new Map<string, number>();
  /** Those not answered yet, their bodies here or not. */
  readonly #open = new Set<Held>();
  #isStopping = false;
  readonly #patienceMs: number;
  readonly rounds = new Rounds();
  /** The most that a request may take to arrive. */
  readonly receivingMs: number;

  constructor({ REQUESTS_AT_ONCE, UPLOADS_AT_ONCE, REQUEST_MS, RECEIVING_MS }: Limits) {
    this.#most = { request: REQUESTS_AT_ONCE, upload: UPLOADS_AT_ONCE };
    this.#patienceMs = REQUEST_MS;
    this.receivingMs = RECEIVING_MS;
  }

  of(request: FastifyRequest): Turn | null {
    return this.#held.get(request) ?? null;
  }

  /**
   * SERVICE_UNAVAILABLE at once when there are too many: whoever waits in a line waits in vain.
   */
  take(request: FastifyRequest, kind: Kind, sender: Sender | null = null): void {
    if (this.#isStopping) throw stopping();
    const most: [string, number][] = sender
      ? [
          [`account ${sender.account}`, UPLOADS_OF_ACCOUNT],
          [`address ${sender.address}`, Math.ceil(this.#most.upload * SHARE_OF_ADDRESS)],
        ]
      : [];
    const isFull = most.some(([name, limit]) => (this.#uploads.get(name) ?? 0) >= limit);
    if (this.#running[kind] >= this.#most[kind] || isFull) throw overloaded();
    const senders = most.map(([name]) => name);
    for (const name of senders) this.#uploads.set(name, (this.#uploads.get(name) ?? 0) + 1);
    const held: Held = this.#held.get(request) ?? {
      isOver: false,
      isWriting: false,
      kind: null,
      senders: [],
      clock: undefined,
      end: null,
    };
    this.#held.set(request, held);
    this.#open.add(held);
    this.#running[kind]++;
    held.kind = kind;
    held.senders = senders;
  }

  /**
   * Its time begins; at the end of it the answer is that it took too long. Somebody who hangs up does not end the
   * work, so the turn ends with the work or with its time.
   */
  start(request: FastifyRequest, reply: FastifyReply, sendingMs = 0): void {
    const held = this.#held.get(request);
    if (!held?.kind) return;
    clearTimeout(held.clock);
    held.end = () => {
      // What is being committed is answered for: whoever is told to try again would do it twice.
      if (held.isWriting) return;
      held.isOver = true;
      if (!reply.sent) {
        // Else whoever still sends the body would go on with it.
        if (this.#isStopping) reply.header('connection', 'close');
        void reply.send(this.#isStopping ? stopping() : tookTooLong());
      }
      this.giveBack(request);
    };
    held.clock = setTimeout(held.end, sendingMs + this.#patienceMs);
  }

  /** The program stops: what is not answered yet is told to come back, and so is what comes from now on. */
  stop(): void {
    this.#isStopping = true;
    for (const held of this.#open) held.end?.();
  }

  /** Its answer is made and only has to be sent: from now on nothing else is answered instead. */
  answers(request: FastifyRequest): void {
    const held = this.#held.get(request);
    if (!held) return;
    clearTimeout(held.clock);
    held.end = null;
  }

  /** How many are not answered yet, of whatever kind. */
  get open(): number {
    return this.#open.size;
  }

  /** It is answered. */
  leave(request: FastifyRequest): void {
    this.giveBack(request);
    const held = this.#held.get(request);
    if (held) this.#open.delete(held);
  }

  giveBack(request: FastifyRequest): void {
    const held = this.#held.get(request);
    if (!held?.kind) return;
    this.#running[held.kind]--;
    held.kind = null;
    clearTimeout(held.clock);
    for (const name of held.senders) {
      const others = (this.#uploads.get(name) ?? 1) - 1;
      if (others === 0) this.#uploads.delete(name);
      else this.#uploads.set(name, others);
    }
    held.senders = [];
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** Ends the clock of whatever is being answered; register ahead of all that changes answers, compression too. */
export function endClocks(app: FastifyInstance, turns: Turns): void {
  app.addHook('onSend', async (request) => turns.answers(request));
}

/**
 * Requests of this scope take a turn each, from their head until their answer is made, not while their body
 * arrives: slow senders hold nobody up. Register after `answerFromMemory`, whose answers cost too little to
 * be counted, and before `withContext`, which asks the database.
 */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', async (request, reply) => {
    turns.take(request, 'request');
    turns.start(request, reply);
    if (!hasBody(request)) await turns.rounds.own();
  });
  app.addHook('preParsing', async (request) => {
    if (!hasBody(request)) return;
    turns.giveBack(request);
    // Whoever hung up meanwhile sends neither a body nor the end of one: it would be waited for in vain.
    if (request.raw.destroyed) throw new Refusal('BAD_REQUEST', 'O pedido foi interrompido.');
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request)) return;
    const account = request.ctx?.viewer?.id;
    // Only somebody signed in sends files; of others no form is read.
    if (!isForm(request) || account === undefined || request.method === 'GET') {
      turns.take(request, 'request');
      turns.start(request, reply);
      await turns.rounds.own();
      return;
    }
    turns.take(request, 'upload', { account, address: addressKey(callerAddress(request)) });
    turns.start(request, reply, turns.receivingMs);
    request.raw.once('end', () => turns.start(request, reply));
  });
  app.addHook('onSend', async (request) => turns.leave(request));
}
