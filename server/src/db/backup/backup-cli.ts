import 'reflect-metadata';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { createLog } from '../../lib/log.ts';
import { openServer } from '../open-database.ts';
import { BackupError } from './backup-file.ts';
import { runCommand, UsageError } from './command.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `Uso: npm run backup -- [ARQUIVO]

Grava tudo o que está no banco de dados, como está neste momento, em um arquivo comprimido; o programa
pode continuar no ar. Sem ARQUIVO: guia-<data>.backup.gz na pasta de onde se chamou.
O arquivo contém dados pessoais: guarde-o como se guarda o banco de dados.
`;

/** Only its owner may read it, and it bears its name only once it is whole and on the disk. */
async function writeWhole(path: string, url: string) {
  const draft = `${path}.incompleto`;
  const file = await open(draft, 'wx', 0o600);
  try {
    const summary = await writeBackup(url, file.createWriteStream({ flush: true }));
    await refuseExisting(path);
    await rename(draft, path);
    return summary;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

async function refuseExisting(path: string): Promise<void> {
  const existing = await open(path).catch(() => null);
  await existing?.close();
  if (existing) throw new BackupError(`O arquivo ${path} já existe.`);
}

const fileName = () => `guia-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;

runCommand(USAGE, async () => {
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
  await refuseExisting(path);
  const config = readConfig(process.env);
  const server = await openServer(config, { role: 'command', log: createLog('warn') });
  try {
    const { tables, rows } = await writeWhole(path, server.url);
    process.stdout.write(`${path}: ${rows} linhas de ${tables} tabelas.\n`);
  } finally {
    await server.stop();
  }
});
