import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { overloaded, stopping, tookTooLong } from '../lib/errors.ts';
import type { Turn } from '../lib/turn.ts';

type Kind = 'request' | 'upload';

/** Files that one person sends at one moment: slow ones of one must not hold up everybody's. */
const UPLOADS_OF_ONE = 2;

interface Held extends Turn {
  /** What it counts as now; null while its body arrives, which is the sender's time and not ours. */
  kind: Kind | null;
  /** Who sends the file of an upload. */
  sender: number | null;
  clock: NodeJS.Timeout | undefined;
  /** Answers that its time is over; null until its clock was started. */
  end: (() => void) | null;
}

/** How many requests are being answered, and how long each of them may take (decision 024). */
export class Turns {
  readonly #held = new WeakMap<FastifyRequest, Held>();
  readonly #most: Record<Kind, number>;
  readonly #running: Record<Kind, number> = { request: 0, upload: 0 };
  readonly #senders = new Map<number, number>();
  /** Those not answered yet, their bodies here or not. */
  readonly #open = new Set<Held>();
  #isStopping = false;
  readonly #patienceMs: number;
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
   * SERVICE_UNAVAILABLE at once when there are too many: whoever waits in a line waits in vain. `sender` is the
   * account that sends a file.
   */
  take(request: FastifyRequest, kind: Kind, sender: number | null = null): void {
    if (this.#isStopping) throw stopping();
    const sent = sender === null ? 0 : (this.#senders.get(sender) ?? 0);
    if (this.#running[kind] >= this.#most[kind] || sent >= UPLOADS_OF_ONE) throw overloaded();
    if (sender !== null) this.#senders.set(sender, sent + 1);
    const held: Held = this.#held.get(request) ?? {
      isOver: false,
      isWriting: false,
      kind: null,
      sender: null,
      clock: undefined,
      end: null,
    };
    this.#held.set(request, held);
    this.#open.add(held);
    this.#running[kind]++;
    held.kind = kind;
    held.sender = sender;
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
    if (held.sender === null) return;
    const others = (this.#senders.get(held.sender) ?? 1) - 1;
    if (others === 0) this.#senders.delete(held.sender);
    else this.#senders.set(held.sender, others);
    held.sender = null;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/**
 * Requests of this scope take a turn each, from their head until their answer is made, not while their body
 * arrives: slow senders hold nobody up. Register after `answerFromMemory`, whose answers cost too little to
 * be counted, and before `withContext`, which asks the database.
 */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', async (request, reply) => {
    turns.take(request, 'request');
    turns.start(request, reply);
  });
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) turns.giveBack(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request)) return;
    const sender = request.ctx?.viewer?.id;
    // Only somebody signed in sends files; of others no form is read.
    if (!isForm(request) || sender === undefined || request.method === 'GET') {
      turns.take(request, 'request');
      turns.start(request, reply);
      return;
    }
    turns.take(request, 'upload', sender);
    turns.start(request, reply, turns.receivingMs);
    request.raw.once('end', () => turns.start(request, reply));
  });
  app.addHook('onSend', async (request) => turns.leave(request));
}
