import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { EntityManager } from 'typeorm';
import type { ActionName } from '../audit/actions.ts';
import { recordAction } from '../audit/record-action.ts';
import { CHANNEL } from '../database/change-feed.ts';
import { requireFreeDisk } from '../database/free-disk.ts';
import { transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { readUpload } from '../graphql/read-upload.ts';
import { conflict, invalid, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { oneLine } from '../shared/text/clean-text.ts';
import { UnreadableFile } from './csv/decode-lines.ts';
import { type Field, mapColumns } from './csv/headers.ts';
import { readFile, storeFile } from './csv/import-file.ts';
import {
  type CompanyImport,
  type ImportColumnInput,
  ImportStatus,
  type ReplaceImportValueInput,
} from './jobs/company-import.ts';
import { IMPORTS_TAG } from './jobs/import-jobs.ts';
import { type ChooseLayoutArgs, layoutFrom } from './jobs/import-layout.ts';
import { previewFile, refuseOtherFiles } from './jobs/preview-file.ts';
import { IMPORT_NOT_FOUND, importById } from './read-imports.ts';
import { storeReplacement } from './replace-value.ts';
import { deleteProblems } from './rows/import-problems.ts';
import { ZERO_COUNTS } from './write/import-counts.ts';
import { whyNotUndone } from './write/why-not-undone.ts';

const MAX_FILE_NAME = 255;

/** Runs `work`; throws BAD_USER_INPUT for an unreadable file or unusable columns. */
async function asInputError<T>(field: 'file' | 'columns' | 'headerLine', work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid({ [field]: [error.message] }) : error;
  }
}

/** Stores a CSV file and guesses its columns; the rows are read by `checkImport`. */
export async function createImport(ctx: Context, upload: Promise<FileUpload>): Promise<CompanyImport> {
  const viewer = requireViewer(ctx);
  await requireFreeDisk(ctx);
  const file = await upload;
  const fileName = oneLine(file.filename.toWellFormed());
  const bytes = await readUpload(file, ctx.config.limits.IMPORT_BYTES);
  const columns = await asInputError('file', () => {
    refuseOtherFiles(bytes);
    return previewFile(Readable.from([bytes]));
  });
  return ctx.db.transaction(async (manager) => {
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO imports (file_name, origin, status, user_id, size_bytes, columns)
       VALUES ($1, 'browser', 'uploaded', $2, $3, $4) RETURNING id`,
      [fileName.slice(-MAX_FILE_NAME), viewer.id, bytes.length, JSON.stringify(columns)],
    );
    const id = row?.id as number;
    await storeFile(manager, id, bytes);
    await recordAction(ctx, manager, 'import.upload', id, { after: { fileName, bytes: bytes.length } });
    return importById(transactionReader(manager), id);
  });
}

interface Step {
  action: ActionName;
  /** States in which it is allowed. */
  from: readonly ImportStatus[];
  rejection: string;
  /** Columns to set, as SQL; `$1` is the import. */
  set: string;
  values?: unknown[];
  /** Notifies the instances that work on imports. */
  isWork?: boolean;
  /** Of the command line's imports too. */
  isOfAny?: boolean;
  /** Returns what the audit log says besides. */
  check?(manager: EntityManager, current: CompanyImport): Promise<object | undefined>;
}

/** Moves an import to its next state, under its lock. CONFLICT from any other state. */
async function take(ctx: Context, id: string, step: Step): Promise<CompanyImport> {
  const importId = parseId(id, IMPORT_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const locked = await manager.query<unknown[]>(
      `SELECT 1 FROM imports WHERE id = $1 AND (origin = 'browser' OR $2) FOR UPDATE`,
      [importId, step.isOfAny ?? false],
    );
    if (locked.length === 0) throw notFound(IMPORT_NOT_FOUND);
    const reader = transactionReader(manager);
    const current = await importById(reader, importId);
    if (!step.from.includes(current.status)) throw conflict(step.rejection);
    const recorded = await step.check?.(manager, current);
    await manager.query(`UPDATE imports SET ${step.set} WHERE id = $1`, [importId, ...(step.values ?? [])]);
    const claimed = await importById(reader, importId);
    await recordAction(ctx, manager, step.action, importId, {
      before: { status: current.status },
      after: { status: claimed.status, fileName: claimed.fileName, ...recorded },
    });
    if (step.isWork) await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, IMPORTS_TAG]);
    return claimed;
  });
}

const BEGUN = 'bytes_read = 0, error = NULL, is_stopping = false, lease_until = NULL';

/** Starts a check of the whole file with these columns; writes no companies. */
export function checkImport(
  ctx: Context,
  id: string,
  columns: readonly ImportColumnInput[],
): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.check',
    from: [ImportStatus.uploaded, ImportStatus.checked],
    rejection: 'Esta importação já começou.',
    set: `status = 'checking', columns = (
      SELECT jsonb_agg(c.value || jsonb_build_object('field', $2::jsonb -> (c.position::int - 1)) ORDER BY c.position)
      FROM jsonb_array_elements(columns) WITH ORDINALITY AS c (value, position)), ${ZERO_COUNTS}, ${BEGUN}`,
    values: [JSON.stringify(columns.map(({ field }) => field ?? null))],
    isWork: true,
    async check(_manager, current) {
      const headers = current.columns.map(({ header }) => header);
      const chosenHeaders = columns.map(({ header }) => header);
      if (JSON.stringify(headers) !== JSON.stringify(chosenHeaders)) {
        throw invalid({ columns: ['As colunas não são as do arquivo.'] });
      }
      const fields = columns.map(({ field }) => (field ?? null) as Field | null);
      await asInputError('columns', () => mapColumns(headers, fields));
    },
  });
}

/** Reads a file's columns anew, with this delimiter and header line; the rows are read by `checkImport`. */
export function chooseLayout(ctx: Context, { id, ...chosen }: ChooseLayoutArgs): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.layout',
    from: [ImportStatus.uploaded, ImportStatus.checked],
    rejection: 'Esta importação já começou.',
    set: `status = 'uploaded', delimiter = $2, header_line = $3, ${ZERO_COUNTS}, ${BEGUN}`,
    values: [chosen.delimiter, chosen.headerLine],
    async check(manager, current) {
      const file = readFile(transactionReader(manager), current.id);
      const columns = await asInputError('headerLine', () => previewFile(file, layoutFrom(chosen)));
      await manager.query('UPDATE imports SET columns = $2 WHERE id = $1', [
        current.id,
        JSON.stringify(columns),
      ]);
      return chosen;
    },
  });
}

/** Says what an unknown value of a checked file means, for all its rows, or takes it back, and starts another check. */
export function replaceValue(
  ctx: Context,
  id: string,
  replacement: ReplaceImportValueInput,
): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.check',
    from: [ImportStatus.checked],
    rejection: 'Confira o arquivo antes.',
    set: `status = 'checking', ${ZERO_COUNTS}, ${BEGUN}`,
    isWork: true,
    check: (manager, current) => storeReplacement(manager, current.id, replacement),
  });
}

/** Starts a checked import, or continues a stopped one. CONFLICT as well when the file has been deleted. */
export function runImport(ctx: Context, id: string): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.run',
    from: [ImportStatus.checked, ImportStatus.stopped],
    rejection: 'Confira o arquivo antes de importar.',
    set: `status = 'running', ${BEGUN}`,
    isWork: true,
    async check(manager, current) {
      // After a check the counts start from zero, and the import itself finds the problems again.
      if (current.status === ImportStatus.checked) {
        await manager.query(`UPDATE imports SET ${ZERO_COUNTS} WHERE id = $1`, [current.id]);
        await deleteProblems(transactionReader(manager), current.id);
      }
      // Clean-up deletes the file of an import that was stopped long ago.
      const [first] = await manager.query<unknown[]>(
        'SELECT 1 FROM import_chunks WHERE import_id = $1 AND number = 0',
        [current.id],
      );
      if (!first) throw conflict('O arquivo desta importação já foi apagado; envie-o outra vez.');
    },
  });
}

/** Deletes the file of an import that has not started; requests a running one to stop. */
export async function cancelImport(ctx: Context, id: string): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.cancel',
    from: [ImportStatus.uploaded, ImportStatus.checked, ImportStatus.checking, ImportStatus.running],
    rejection: 'Não há nada a cancelar nesta importação.',
    set: `is_stopping = status IN ('checking', 'running'),
      status = CASE WHEN status IN ('uploaded', 'checked') THEN 'cancelled' ELSE status END`,
    async check(manager, { id: importId, status }) {
      if (status === ImportStatus.uploaded || status === ImportStatus.checked) {
        await manager.query('DELETE FROM import_chunks WHERE import_id = $1', [importId]);
      }
    },
  });
}

/** Companies of an import that a request looks at, in well under its time. */
const MOST_CHECKED = 100_000;

/** Starts to undo an import. CONFLICT, with the reason, when something depends on it. */
export function undoImport(ctx: Context, id: string): Promise<CompanyImport> {
  return take(ctx, id, {
    action: 'import.undo',
    from: [ImportStatus.done, ImportStatus.stopped],
    rejection: 'Só uma importação concluída pode ser desfeita.',
    set: `status = 'undoing', error = NULL, is_stopping = false, lease_until = NULL`,
    isWork: true,
    isOfAny: true,
    async check(manager, { id: importId, rowsCreated, rowsUpdated }) {
      // Of a larger one the work itself says why not.
      if (rowsCreated + rowsUpdated > MOST_CHECKED) return undefined;
      const reason = await whyNotUndone((text, values) => manager.query(text, values), importId, null);
      if (reason !== null) throw conflict(reason);
    },
  });
}
