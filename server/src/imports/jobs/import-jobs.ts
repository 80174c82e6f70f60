import type pg from 'pg';
import { refreshDictionaries } from '../../companies/search/refresh-dictionaries.ts';
import { isDatabaseAway, isRetried } from '../../database/postgres-errors.ts';
import { poolReader } from '../../database/statement.ts';
import type { WorkQueue } from '../../outbox/work-queue.ts';
import type { Log } from '../../shared/log.ts';
import { UnreadableFile } from '../csv/decode-lines.ts';
import { readFile } from '../csv/import-file.ts';
import { countProblems, deleteProblems, storeProblems } from '../rows/import-problems.ts';
import type { ReportLine } from '../rows/import-row.ts';
import { LostImport } from '../write/commit-batch.ts';
import { undoImport } from '../write/undo-import.ts';
import { importCompanies } from './import-companies.ts';
import {
  claimImport,
  endImport,
  type Job,
  releaseImport,
  reportProgress,
  restoreState,
} from './import-state.ts';

/** The change feed's tag for pending work. */
export const IMPORTS_TAG = 'imports';
/** The messages after an internal error, by the work under way. */
const FAILURES = {
  checking: 'A conferência foi interrompida por um erro do servidor. Nada foi gravado; tente novamente.',
  running: 'O trabalho foi interrompido por um erro do servidor; tente novamente.',
  undoing: 'Não foi possível desfazer até o fim, por um erro do servidor; tente novamente.',
};
/** Returns whether a statement timed out, here or at the server; a retry would too. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') || error.message === 'Query read timeout');

/**
 * Works on imports of the browser, on any number of instances: each import is claimed by one at a time and
 * continues on another when that one ends.
 */
export class ImportJobs implements WorkQueue {
  readonly tag = IMPORTS_TAG;
  readonly everyMs = 10_000;
  readonly failure = 'Importações esperam; serão tentadas de novo mais tarde.';
  readonly #pool: pg.Pool;
  readonly #log: Log;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Works on all pending imports, one by one, until the signal: then after the current batch. */
  async workOff(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const job = await claimImport(this.#pool);
      if (!job) return;
      await this.#workOn(job, signal);
    }
  }

  async #workOn(job: Job, signal: AbortSignal | undefined): Promise<void> {
    try {
      if (job.status === 'undoing') await this.#undo(job, signal);
      else await this.#read(job, signal);
    } catch (error) {
      if (error instanceof LostImport) {
        this.#log.warn({ err: error, importId: job.id }, 'Outra cópia trabalha nesta importação.');
        return;
      }
      // Database unavailable or a conflict with another writer: retried after the lease ends.
      const isPermanent = job.status === 'undoing' && isTimeout(error);
      if ((isDatabaseAway(error) || isRetried(error)) && !isPermanent) throw error;
      const isOfFile = error instanceof UnreadableFile;
      if (!isOfFile) this.#log.error({ err: error, importId: job.id }, 'Uma importação falhou.');
      const reason = isOfFile ? error.message : FAILURES[job.status];
      if (job.status === 'undoing') await restoreState(this.#pool, job, reason);
      else {
        const status = job.status === 'checking' ? 'uploaded' : 'stopped';
        await endImport(this.#pool, job, { status, error: reason, of: null });
      }
    }
  }

  async #undo(job: Job, signal = new AbortController().signal): Promise<void> {
    const { isUndone, reason } = await undoImport(this.#pool, job, signal);
    if (isUndone) await refreshDictionaries(poolReader(this.#pool));
    else if (signal.aborted) await releaseImport(this.#pool, job);
    else if (reason !== null) await restoreState(this.#pool, job, reason);
  }

  async #read(job: Job, stopping = new AbortController().signal): Promise<void> {
    const dryRun = job.status === 'checking';
    // A check keeps its state in memory and starts over; an import continues after its last batch.
    if (dryRun) await deleteProblems(poolReader(this.#pool), job.id);
    const ending = new AbortController();
    let bytesRead = 0;
    let problems = dryRun ? { all: 0, warnings: 0 } : await countProblems(this.#pool, job.id);
    let isAsked = false;
    const storeLines = async (client: pg.ClientBase | pg.Pool, lines: readonly ReportLine[]) => {
      problems = await storeProblems(client, job.id, problems, lines);
    };
    const summary = await importCompanies(
      { pool: this.#pool },
      readFile(poolReader(this.#pool), job.id, (bytes) => {
        bytesRead = bytes;
      }),
      {
        fileName: job.fileName,
        dryRun,
        fields: job.fields,
        layout: job.layout,
        replacements: job.replacements,
        ...(!dryRun && {
          resume: { importId: job.id, claim: job.claim, skip: job.rowsRead },
          withBatch: storeLines,
        }),
        signal: AbortSignal.any([stopping, ending.signal]),
        onBatch: async (progress, lines) => {
          isAsked = await reportProgress(this.#pool, job, bytesRead, dryRun ? progress : undefined);
          if (isAsked) ending.abort();
          else if (dryRun) await storeLines(this.#pool, lines);
        },
      },
    );
    if (dryRun) await reportProgress(this.#pool, job, bytesRead, summary);
    if (stopping.aborted && !isAsked && !summary.isComplete) {
      // The program ends: another instance continues at once.
      await releaseImport(this.#pool, job);
      return;
    }
    const [ended, stopped] = dryRun ? ['checked', 'uploaded'] : ['done', 'stopped'];
    await endImport(this.#pool, job, {
      status: summary.isComplete ? ended : stopped,
      error: null,
      of: { request: summary.isComplete ? 'import.run' : 'import.cancel' },
    });
    if (!dryRun) await refreshDictionaries(poolReader(this.#pool));
  }
}
