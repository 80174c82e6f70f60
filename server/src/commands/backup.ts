import 'reflect-metadata';
import { basename, resolve } from 'node:path';
import pg from 'pg';
import { recordOutcome } from '../audit/record-outcome.ts';
import { backupToFile } from '../database/backup/write-backup.ts';
import { openServer } from '../database/setup/open-database.ts';
import { formatAmount } from '../shared/text/format.ts';
import { operatorName, runCommand, UsageError } from './run-command.ts';

const USAGE = `Uso: npm run backup -- [ARQUIVO]

Grava tudo o que está no banco de dados, como está neste momento, em um arquivo comprimido; o programa
pode continuar no ar. Sem ARQUIVO: guia-<data>.backup.gz na pasta de onde se chamou.
O arquivo contém dados pessoais: guarde-o como se guarda o banco de dados.
`;

/** Records the backup in the audit log, from which the administration knows when the last one was made. */
async function recordBackup(url: string, fileName: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await recordOutcome(
      (text, values) => client.query(text, values),
      { action: 'backup.make', subjectId: null, after: { fileName } },
      { operator: operatorName() },
    );
  } finally {
    await client.end();
  }
}

const fileName = () => `guia-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;

runCommand(USAGE, [], async ({ names: [name = fileName(), ...more], config, log, signal }) => {
  if (more.length > 0) throw new UsageError();
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  const server = await openServer(config, { role: 'command', mustExist: true, log });
  try {
    signal.throwIfAborted();
    const { tables, rows } = await backupToFile(path, server.url, signal);
    process.stdout.write(
      `${path}: ${formatAmount(rows, 'linha', 'linhas')} de ${formatAmount(tables, 'tabela', 'tabelas')}.\n`,
    );
    // A standby or a role that only reads: the file is good.
    await recordBackup(server.url, basename(path)).catch((error: unknown) =>
      log.warn({ err: error }, 'A cópia está pronta, mas não pôde ser anotada na auditoria.'),
    );
  } finally {
    await server.stop();
  }
});
