import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import { refreshDictionaries } from '../companies/search/refresh-dictionaries.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { databaseLocation } from '../database/database-location.ts';
import { isDatabaseAway } from '../database/postgres-errors.ts';
import { migrate } from '../database/setup/migrate.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { seedReferenceData } from '../database/setup/seeds/seed.ts';
import { UnreadableFile } from '../imports/csv/decode-lines.ts';
import { type ImportSummary, importCompanies } from '../imports/jobs/import-companies.ts';
import { progressText, stagedText, stagingText, summaryText } from '../imports/jobs/import-messages.ts';
import { openRegister, type Register } from '../imports/register/read-register.ts';
import type { LeftOut, StagingProgress } from '../imports/register/stage-register.ts';
import { rowTexts } from '../imports/rows/row-texts.ts';
import { openRefused } from '../imports/write-refused.ts';
import { openReport } from '../imports/write-report.ts';
import { createLog } from '../shared/log.ts';
import { errorText } from './error-text.ts';
import { type ImportArguments, readArguments, USAGE } from './import-arguments.ts';
import { operatorName, UsageError } from './run-command.ts';

/** Exit codes; rejected rows are no failure. */
const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;
const INTERRUPTED = 130;

const PROGRESS_MS = 2_000;

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2), process.env);
  if (args.help) {
    process.stdout.write(USAGE);
    return DONE;
  }
  const config = readConfig(process.env);
  const isFolder = (await stat(args.file)).isDirectory();
  if (isFolder !== (args.register !== undefined))
    throw new UnreadableFile(`${args.file} ${isFolder ? 'é uma pasta' : 'não é uma pasta'}.`);
  // The command prints its own messages; the log has warnings only, unless LOG_LEVEL is set.
  const log = createLog(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  return withDatabase(config, { role: 'command', log }, async (database, { isNew }) => {
    const location = databaseLocation(config);
    // Before the import, which may reject the file.
    if (isNew) process.stdout.write(`Não havia banco de dados em ${location}: foi criado agora.\n`);
    await migrate(database, seedReferenceData, log);
    const { summary, refused } = await importFile(config, database, args);
    process.stdout.write(summaryText(summary, { database: location, report: args.report, refused }));
    if (summary.importId !== null && summary.created + summary.updated > 0) {
      await refreshDictionaries(database.reads);
    }
    return summary.isComplete ? DONE : INTERRUPTED;
  });
}

/** Returns the path of the rejected rows where there are any. */
async function importFile(
  config: Config,
  database: Database,
  args: ImportArguments,
): Promise<{ summary: ImportSummary & { leftOut: LeftOut | undefined }; refused: string | undefined }> {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(INTERRUPTED);
    process.stdout.write('\nParando depois do lote atual… (de novo para parar já)\n');
    stopping.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const refused = await openRefused(args.refused);
  const report = await openReport(args.report, rowTexts(args.dryRun), args.register !== undefined);
  const show = progressLine();
  let register: Register | undefined;
  try {
    if (args.register) {
      const began = performance.now();
      const choice = { ...args.register, folder: args.file };
      const onProgress = (progress: StagingProgress) => show(stagingText(progress));
      register = await openRegister(database.pool, choice, { onProgress, signal: stopping.signal });
      const seconds = (performance.now() - began) / 1_000;
      process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${stagedText(register.count, seconds)}\n`);
      if (!args.dryRun) await tellDisk(config, register.newCount);
    }
    const { placeOf, count, rows } = register ?? {};
    const started = performance.now();
    const summary = await importCompanies(database, register?.rows ?? createReadStream(args.file), {
      fileName: basename(args.file),
      operator: operatorName(),
      dryRun: args.dryRun,
      isGentle: args.isGentle,
      signal: stopping.signal,
      onHeaders: refused.setHeaders,
      async onBatch(progress, lines) {
        const seconds = (performance.now() - started) / 1_000;
        const read = progress.read + (rows?.register?.unchanged() ?? 0);
        const left = count && (seconds * Math.max(count - read, 0)) / Math.max(read, 1);
        show(progressText(progress, args.dryRun, left));
        await report.write(lines, placeOf);
        await refused.write(lines);
      },
    });
    return { summary: { ...summary, leftOut: register?.leftOut }, refused: refused.path() };
  } finally {
    register?.close();
    if (process.stdout.isTTY) process.stdout.write('\n');
    await report.close();
    await refused.close();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** Bytes of the database for each new company, with its indexes and the log of changes: 4,500 measured, and nearly half more. */
const COMPANY_BYTES = 6_500;
const GIGABYTE = 1e9;
const GIGABYTES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * Says how much disk the companies take at most; UnreadableFile where the embedded database has less. Of another database nothing
 * is known here.
 */
async function tellDisk({ databaseUrl, dataDir }: Config, count: number): Promise<void> {
  const needed = count * COMPANY_BYTES;
  const atMost = `As empresas ocupam no máximo ${GIGABYTES.format(needed / GIGABYTE)} GB`;
  if (databaseUrl !== undefined) {
    process.stdout.write(`${atMost} no disco do banco de dados.\n`);
    return;
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = GIGABYTES.format((bavail * bsize) / GIGABYTE);
  if (needed > bavail * bsize)
    throw new UnreadableFile(`${atMost}, e o disco tem ${free} GB livres. Escolha menos, ou libere espaço.`);
  process.stdout.write(`${atMost}; o disco tem ${free} GB livres.\n`);
}

/** Shows progress: one changing line on a terminal, else a line every two seconds. */
function progressLine(): (text: string) => void {
  let shown = performance.now();
  return (text) => {
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${text}\u001b[K`);
    } else if (performance.now() - shown >= PROGRESS_MS) {
      shown = performance.now();
      process.stdout.write(`${text}\n`);
    }
  };
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') {
      process.stdout.write('\nInterrompida antes de gravar; repita o comando para começar de novo.\n');
      process.exitCode = INTERRUPTED;
      return;
    }
    const isUsage = error instanceof UsageError;
    const written = isDatabaseAway(error) ? ' O que já foi informado está gravado.' : '';
    process.stderr.write(isUsage ? `${error.message}\n\n${USAGE}` : `${errorText(error)}${written}\n`);
    process.exitCode = isUsage ? WRONG_USAGE : FAILED;
  },
);
