import 'reflect-metadata';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { formatAmount } from '../shared/text/format.ts';
import { recordRestore } from './record-restore.ts';
import { operatorName, runCommand, UsageError } from './run-command.ts';

const USAGE = `Uso: npm run restore -- ARQUIVO [--replace]

  --replace   apaga o que está no banco de dados e põe a cópia no lugar

Restaura uma cópia feita com npm run backup, inteira ou nada. O programa não pode estar rodando no banco
de dados (DATABASE_URL, ou o embutido em DATA_DIR), que precisa estar vazio sem --replace.
Encerra todas as sessões, as chaves de API e os links já enviados por e-mail: depois dela, todos entram de
novo, e os programas precisam de chaves novas.
`;

runCommand(USAGE, ['replace'], async ({ names: [name, ...more], options, config, log, signal }) => {
  if (name === undefined || more.length > 0) throw new UsageError();
  const file = await open(resolve(process.env.INIT_CWD ?? '.', name));
  try {
    await withDatabase(config, { role: 'command', log }, async (database) => {
      const summary = await restoreBackup(database, file.createReadStream({ signal }), {
        replace: options.replace === true,
        afterRows: recordRestore(operatorName(), basename(name)),
      });
      process.stdout.write(
        `${formatAmount(summary.rows, 'linha', 'linhas')} de ${formatAmount(summary.tables, 'tabela', 'tabelas')} restauradas e conferidas.\n` +
          `Encerramos ${formatAmount(summary.endedSessions, 'sessão', 'sessões')}, ${formatAmount(summary.endedKeys, 'chave', 'chaves')} de API e ${formatAmount(summary.endedLinks, 'link', 'links')} de e-mails (nova senha, confirmação). ` +
          'Todos precisam entrar de novo, e os programas precisam de chaves novas.\n',
      );
    });
  } finally {
    await file.close();
  }
});
