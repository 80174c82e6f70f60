import type pg from 'pg';
import { refreshDictionaries } from '../companies/search/refresh-dictionaries.ts';
import type { Changes } from '../lib/changes.ts';
import type { Log } from '../lib/log.ts';
import { isDatabaseAway } from '../lib/postgres-errors.ts';
import { poolReader } from '../lib/sql.ts';
import type { Field } from './columns.ts';
import { UnreadableFile } from './decode-lines.ts';
import { type ImportProgress, importCompanies } from './import-companies.ts';
import { readFile } from './import-file.ts';
import type { ReportLine } from './import-row.ts';
import { undoImport } from './undo-import.ts';

/** Tells every copy that an import waits for somebody to work on it. */
export const IMPORTS_TAG = 'imports';
/** A copy that dies while it works holds its import for so long. */
const LEASE = `interval '60 seconds'`;
const EVERY_MS = 10_000;
/** More would help nobody; the counts go on. */
const MAX_PROBLEMS = 10_000;
/** What a fault of ours leaves behind, by what was under way. */
const FAULTS = {
  checking: 'A conferência foi interrompida por um erro do servidor. Nada foi gravado; tente outra vez.',
  running: 'O trabalho foi interrompido por um erro do servidor. O que já entrou ficou; tente outra vez.',
  undoing: 'Não foi possível desfazer, por um erro do servidor. Tudo ficou como estava; tente outra vez.',
};
/** Taken back to what it was before somebody asked for the undoing. */
const BEFORE_UNDOING = `CASE WHEN finished_at IS NULL THEN 'stopped' ELSE 'done' END`;
/** A statement took too long, by the server's clock or by ours: the next try would take as long. */
const isEndless = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') || error.message === 'Query read timeout');

interface Job {
  id: number;
  status: 'checking' | 'running' | 'undoing';
  fileName: string;
  fields: (Field | null)[];
  rowsRead: number;
}

/** Works on imports of the browser. Any number of copies may: each import is one's at a time, and goes on after its end. */
export class ImportJobs {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Works whenever there is something, until `stop`. */
  start(changes: Changes): void {
    changes.onChange((tag) => {
      if (tag === IMPORTS_TAG) this.#wake();
    });
    this.#timer = setInterval(() => this.#wake(), EVERY_MS).unref();
    this.#wake();
  }

  /** Ends the work between two batches; another copy, or the next start, goes on with it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does everything that waits, one after the other. */
  async workOff(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const job = await this.#claim();
      if (!job) return;
      await this.#work(job);
    }
  }

  #wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.workOff()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'Importações esperam: tente-se mais tarde.'))
      .finally(() => {
        this.#running = null;
        if (!this.#again) return;
        this.#again = false;
        this.#wake();
      });
  }

  async #claim(): Promise<Job | undefined> {
    const { rows } = await this.#pool.query<Job & { columns: { field: Field | null }[] }>(
      `UPDATE imports SET lease_until = now() + ${LEASE}
       WHERE id = (SELECT id FROM imports
                   WHERE origin = 'browser' AND status IN ('checking', 'running', 'undoing')
                     AND (lease_until IS NULL OR lease_until < now())
                   ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, status, file_name AS "fileName", columns, rows_read AS "rowsRead"`,
    );
    const [row] = rows;
    return row && { ...row, fields: row.columns.map(({ field }) => field) };
  }

  async #work(job: Job): Promise<void> {
    try {
      if (job.status === 'undoing') await this.#undo(job);
      else await this.#read(job);
    } catch (error) {
      // Away for a moment: the lease runs out and the work is taken up again.
      const isHopeless = job.status === 'undoing' && isEndless(error);
      if (isDatabaseAway(error) && !isHopeless) throw error;
      const isOfFile = error instanceof UnreadableFile;
      if (!isOfFile) this.#log.error({ err: error, importId: job.id }, 'Uma importação falhou.');
      const reason = isOfFile ? error.message : FAULTS[job.status];
      if (job.status === 'undoing') await this.#keep(job.id, reason);
      else await this.#end(job, job.status === 'checking' ? 'uploaded' : 'stopped', reason);
    }
  }

  async #undo({ id }: Job): Promise<void> {
    const { signal } = this.#stopping;
    const { isUndone, reason } = await undoImport(this.#pool, id, signal);
    if (!isUndone && signal.aborted) {
      // Another copy, or the next start, begins anew at once.
      await this.#pool.query(`UPDATE imports SET lease_until = NULL WHERE id = $1 AND status = 'undoing'`, [
        id,
      ]);
      return;
    }
    if (isUndone) await this.#followDictionaries();
    else if (reason !== null) await this.#keep(id, reason);
  }

  /** An import that is not undone is what it was before, with the reason; one that is stays so. */
  async #keep(id: number, reason: string): Promise<void> {
    await this.#pool.query(
      `UPDATE imports SET status = ${BEFORE_UNDOING}, error = $2, lease_until = NULL
       WHERE id = $1 AND status = 'undoing'`,
      [id, reason],
    );
  }

  async #read(job: Job): Promise<void> {
    const dryRun = job.status === 'checking';
    // A check keeps what it has seen in memory: it begins anew. An import goes on behind its last batch.
    if (dryRun) await this.#forget(job.id);
    const ending = new AbortController();
    let bytesRead = 0;
    let problems = dryRun ? 0 : await this.#countProblems(job.id);
    let isAsked = false;
    const keep = async (client: pg.ClientBase | pg.Pool, lines: readonly ReportLine[]) => {
      const kept = lines.slice(0, Math.max(0, MAX_PROBLEMS - problems));
      await insertProblems(client, job.id, problems, kept);
      problems += kept.length;
    };
    let told: ImportProgress | undefined;
    const summary = await importCompanies(
      { pool: this.#pool },
      readFile(this.#pool, job.id, (bytes) => {
        bytesRead = bytes;
      }),
      {
        fileName: job.fileName,
        dryRun,
        fields: job.fields,
        ...(!dryRun && {
          resume: { importId: job.id, skip: job.rowsRead },
          withBatch: keep,
        }),
        signal: AbortSignal.any([this.#stopping.signal, ending.signal]),
        onProgress: (progress) => {
          told = progress;
        },
        onReport: async (lines) => {
          if (dryRun) await keep(this.#pool, lines);
          isAsked = await this.#tell(job.id, bytesRead, dryRun ? told : undefined);
          if (isAsked) ending.abort();
        },
      },
    );
    if (dryRun) await this.#tell(job.id, bytesRead, summary);
    if (this.#stopping.signal.aborted && !isAsked && !summary.isComplete) {
      // Not asked to stop by a person: the next copy takes it up at once.
      await this.#pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1', [job.id]);
      return;
    }
    if (dryRun) await this.#end(job, summary.isComplete ? 'checked' : 'uploaded', null);
    else {
      await this.#end(job, summary.isComplete ? 'done' : 'stopped', null);
      await this.#followDictionaries();
    }
  }

  async #forget(id: number): Promise<void> {
    await this.#pool.query('DELETE FROM import_problems WHERE import_id = $1', [id]);
  }

  async #countProblems(id: number): Promise<number> {
    const { rows } = await this.#pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM import_problems WHERE import_id = $1',
      [id],
    );
    return rows[0]?.count ?? 0;
  }

  /** Says how far it is and holds the lease; true when a person has asked to stop. */
  async #tell(id: number, bytesRead: number, found: ImportProgress | undefined): Promise<boolean> {
    const { rows } = await this.#pool.query<{ isStopping: boolean }>(
      `UPDATE imports SET bytes_read = $2, lease_until = now() + ${LEASE},
         rows_read = coalesce($3, rows_read), rows_created = coalesce($4, rows_created),
         rows_updated = coalesce($5, rows_updated), rows_unchanged = coalesce($6, rows_unchanged),
         rows_refused = coalesce($7, rows_refused), warnings = coalesce($8, warnings)
       WHERE id = $1 RETURNING is_stopping AS "isStopping"`,
      [
        id,
        bytesRead,
        ...(['read', 'created', 'updated', 'unchanged', 'refused', 'warnings'] as const).map(
          (name) => found?.[name] ?? null,
        ),
      ],
    );
    // A removed import is to stop as well.
    return rows[0]?.isStopping ?? true;
  }

  async #end({ id }: Job, status: string, error: string | null): Promise<void> {
    await this.#pool.query(
      `UPDATE imports SET status = $2, error = $3, is_stopping = false, lease_until = NULL WHERE id = $1`,
      [id, status, error],
    );
    // The file has done its work once its rows are in.
    if (status === 'done') await this.#pool.query('DELETE FROM import_chunks WHERE import_id = $1', [id]);
  }

  async #followDictionaries(): Promise<void> {
    await refreshDictionaries(poolReader(this.#pool));
  }
}

async function insertProblems(
  client: pg.ClientBase | pg.Pool,
  importId: number,
  before: number,
  lines: readonly ReportLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await client.query(
    `INSERT INTO import_problems (import_id, number, line, column_name, kind, reason)
     SELECT $1, $2 + row_number() OVER (), r.line, left(r.column_name, 80), r.kind, left(r.reason, 300)
     FROM jsonb_to_recordset($3::jsonb) AS r (line int, column_name text, kind text, reason text)
     ON CONFLICT DO NOTHING`,
    [
      importId,
      before,
      JSON.stringify(lines.map(({ column, ...line }) => ({ ...line, column_name: column }))),
    ],
  );
}
