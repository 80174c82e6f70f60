import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backupToFile } from '../database/backup/backup-to-file.ts';
import { openServer } from '../database/setup/open-database.ts';
import { createLog } from '../shared/log.ts';
import { runCommand, UsageError } from './run-command.ts';

const USAGE = `Uso: npm run backup -- [ARQUIVO]

Grava tudo o que está no banco de dados, como está neste momento, em um arquivo comprimido; o programa
pode continuar no ar. Sem ARQUIVO: guia-<data>.backup.gz na pasta de onde se chamou.
O arquivo contém dados pessoais: guarde-o como se guarda o banco de dados.
`;

const fileName = () => `guia-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;

runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (positionals.length > 1) throw new UsageError();
  const path = resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? fileName());
  const config = readConfig(process.env);
  const options = { role: 'command', mustExist: true, log: createLog('warn') } as const;
  const server = await openServer(config, options);
  try {
    signal.throwIfAborted();
    const { tables, rows } = await backupToFile(path, server.url, signal);
    process.stdout.write(`${path}: ${rows} linhas de ${tables} tabelas.\n`);
  } finally {
    await server.stop();
  }
});
