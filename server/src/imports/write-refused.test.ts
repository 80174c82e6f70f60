import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useImportDatabase } from '../../test/helpers/import-database.ts';
import { openRefused } from './write-refused.ts';

const imports = useImportDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refused-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Imports a text, and returns the path of its rejected rows. */
async function importText(text: string, name: string): Promise<string | undefined> {
  const refused = await openRefused(join(folder, name));
  await imports.run(text, {
    onHeaders: refused.setHeaders,
    onBatch: async (_progress, lines) => refused.write(lines),
  });
  await refused.close();
  return refused.path();
}

const HEADER = 'nome,categoria,cidade,estado,cep';

test('rejected rows are written as they were, and can be imported once they are correct', async () => {
  const text = [
    HEADER,
    'Loja 1,Saúde,Campinas,SP,1',
    'Loja 2,Saúde,"Cidade, que não há",SP,',
    'Loja 3,Nada disso,Também não há,SP',
    'Loja 4,Saúde,Campinas,SP,,a mais',
  ].join('\n');
  const path = (await importText(text, 'dados.recusadas.csv')) as string;
  const written = await readFile(path, 'utf8');
  expect(written.split('\r\n')).toEqual([
    '\uFEFFnome;categoria;cidade;estado;cep;motivo da recusa',
    expect.stringMatching(/^Loja 2;Saúde;Cidade, que não há;SP;;Cidade desconhecida/),
    expect.stringMatching(/^Loja 3;Nada disso;Também não há;SP;;[A-Z]/),
    expect.stringMatching(/^Loja 4;Saúde;Campinas;SP;;a mais;"A linha tem 6 valores/),
    '',
  ]);
  const corrected = written.replace('Cidade, que não há', 'Campinas').replace('Nada disso', 'Saúde');
  const text2 = corrected.replace('Também não há', 'Santos');
  expect(await importText(text2, 'dados.recusadas.csv')).toBeDefined();
  expect(await importText(text2.replace(';a mais;', ';'), 'dados.recusadas.csv')).toBeUndefined();
  expect(await imports.rows('SELECT name FROM companies ORDER BY name')).toEqual(
    ['Loja 1', 'Loja 2', 'Loja 3', 'Loja 4'].map((name) => ({ name })),
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that is missing is reported before anything is imported', async () => {
  await expect(openRefused(join(folder, 'falta', 'x.csv'))).rejects.toThrow('ENOENT');
});
