import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RegisterChoice } from '../imports/register/read-register.ts';
import { UsageError } from './run-command.ts';

export const USAGE = `Uso: npm run import -- ARQUIVO.csv [--dry-run] [--report RELATORIO.csv] [--refused RECUSADAS.csv] [--gently]
     npm run import -- --cnpj PASTA [--uf SP,RJ] [--city "Campinas - SP"] [--kinds padaria,restaurante]
                       [--with-mei] [--with-emails] [--month 2026-11] [--dry-run] [--gently]

  --dry-run   confere o arquivo inteiro e conta, sem gravar nada
  --gently    espera depois de cada lote o tempo que ele levou, para um site movimentado
  --report    onde gravar o relatório das linhas recusadas e dos avisos
              (sem ele: <arquivo>.relatorio.csv na pasta de onde se chamou)
  --refused   onde gravar as linhas recusadas como estavam, para corrigir e
              importar de novo (sem ele: <arquivo>.recusadas.csv na mesma pasta)
  --cnpj      importa os estabelecimentos ativos dos arquivos da Receita Federal
              (dados abertos do CNPJ) que estão na pasta, como foram publicados
  --uf        só destes estados
  --city      só desta cidade; pode ser repetido
  --kinds     só destes segmentos, pela atividade principal
  --with-mei  também MEI e empresários individuais sem nome fantasia, com o nome
              da pessoa (dado pessoal: veja docs/how-to/all-of-brazil.md)
  --with-emails  também os e-mails do cadastro
  --month     mês dos arquivos, como 2026-11, se nem a pasta nem eles o dizem
  --help      mostra este texto

As colunas aceitas estão em docs/reference/import-file.md; um modelo, em docs/reference/import-template.csv.
`;

export interface ImportArguments {
  file: string;
  report: string;
  /** Where rejected rows go as they were. */
  refused: string;
  dryRun: boolean;
  isGentle: boolean;
  help: boolean;
  /** What is imported of the register, whose folder `file` is. */
  register?: Omit<RegisterChoice, 'folder'>;
}

/**
 * Reads the command line; throws UsageError. Paths are relative to the working directory, which npm sets to the project's;
 * a file missing there is looked for in the folder from which npm was called.
 */
export function readArguments(args: string[], env: Record<string, string | undefined>): ImportArguments {
  const { values, positionals } = parse(args);
  const [file, ...others] = values.cnpj === undefined ? positionals : [values.cnpj, ...positionals];
  if (values.help) return { file: '', report: '', refused: '', dryRun: false, isGentle: false, help: true };
  if (file === undefined) throw new UsageError('Falta o arquivo a importar.');
  if (values.cnpj === undefined && REGISTER_OPTIONS.some((name) => values[name] !== undefined))
    throw new UsageError('Essa opção vale só com --cnpj.');
  if (others.length > 0) throw new UsageError('Importe um arquivo de cada vez.');
  const calledFrom = env.INIT_CWD ?? '.';
  const path = existsSync(resolve(file)) ? resolve(file) : resolve(calledFrom, file);
  const name = basename(file).replace(/\.csv$/i, '');
  const report = resolve(calledFrom, values.report ?? `${name}.relatorio.csv`);
  const refused = resolve(calledFrom, values.refused ?? `${name}.recusadas.csv`);
  // The others are overwritten.
  if (new Set([path, report, refused]).size < 3)
    throw new UsageError('O relatório e as linhas recusadas precisam de um arquivo próprio cada um.');
  const chosen = {
    file: path,
    report,
    refused,
    dryRun: values['dry-run'] ?? false,
    isGentle: values.gently ?? false,
    help: false,
  };
  if (values.cnpj === undefined) return chosen;
  if (values.month !== undefined && !/^20\d\d-(0[1-9]|1[0-2])$/.test(values.month))
    throw new UsageError('O mês tem a forma 2026-11.');
  const listOf = (texts: string[] = []) =>
    texts.flatMap((text) => text.split(',')).flatMap((text) => text.trim() || []);
  return {
    ...chosen,
    register: {
      states: listOf(values.uf),
      cities: values.city ?? [],
      kinds: listOf(values.kinds),
      withMei: values['with-mei'] ?? false,
      withEmails: values['with-emails'] ?? false,
      dryRun: chosen.dryRun,
      month: values.month === undefined ? null : `${values.month}-01`,
    },
  };
}

const REGISTER_OPTIONS = ['uf', 'city', 'kinds', 'with-mei', 'with-emails', 'month'] as const;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        gently: { type: 'boolean' },
        report: { type: 'string' },
        refused: { type: 'string' },
        cnpj: { type: 'string' },
        uf: { type: 'string', multiple: true },
        city: { type: 'string', multiple: true },
        kinds: { type: 'string', multiple: true },
        'with-mei': { type: 'boolean' },
        'with-emails': { type: 'boolean' },
        month: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError('Opção desconhecida ou incompleta.');
    throw error;
  }
}
