import { describe, expect, it } from 'vitest';
import { useImportDatabase } from '../../../test/helpers/import-database.ts';
import { checkDigits } from '../../shared/brazil/cnpj.ts';
import { UnreadableFile } from '../csv/decode-lines.ts';

const imports = useImportDatabase();

const HEADER =
  'nome;descricao;categoria;cidade;estado;endereco;bairro;cep;telefone;tipo_contato;email;site;cnpj';
const cnpj = (number: number) => {
  const base = String(number).padStart(12, '0');
  return base + checkDigits(base);
};
const PADARIA = `PADARIA DO ZE LTDA;Pães e bolos;Alimentação;CAMPINAS;SP;RUA DAS FLORES, 10;CENTRO;130-000;(19) 98765-4321;whatsapp;ZE@PAO.COM.BR;pao.com.br;${cnpj(10_001)}`;

describe('a row of the plain template', () => {
  it('becomes an approved company without owner, spelled as people would', async () => {
    const summary = await imports.run(`${HEADER}\n${PADARIA}\n`);
    expect(summary).toMatchObject({ read: 1, created: 1, refused: 0, isComplete: true, ignoredColumns: [] });
    expect(
      await imports.rows(
        `SELECT c.name, slug, description, category_id, city.name AS city, address, cep, phone, contact_type, email,
           website, owner_id, is_approved, approved_at IS NOT NULL AS dated, cnpj
         FROM companies c JOIN cities city ON city.id = city_id`,
      ),
    ).toEqual([
      {
        name: 'Padaria do Ze Ltda',
        slug: 'padaria-do-ze-ltda',
        description: 'Pães e bolos',
        category_id: 3,
        city: 'Campinas',
        address: 'Rua das Flores, 10 – Centro',
        cep: null,
        phone: '+5519987654321',
        contact_type: 'whatsapp',
        email: 'ze@pao.com.br',
        website: 'https://pao.com.br',
        owner_id: null,
        is_approved: true,
        dated: true,
        cnpj: cnpj(10_001),
      },
    ]);
    expect(imports.report).toEqual([
      {
        line: 2,
        column: 'cep',
        field: 'cep',
        kind: 'warning',
        reason: 'CEP inválido; a empresa entrou sem CEP.',
      },
    ]);
    expect(
      await imports.rows(
        'SELECT file_name, rows_read, rows_created, finished_at IS NOT NULL AS done FROM imports',
      ),
    ).toEqual([{ file_name: 'teste.csv', rows_read: 1, rows_created: 1, done: true }]);
    expect(await imports.rows('SELECT line FROM import_companies')).toEqual([{ line: 2 }]);
  });

  it('has texts in the conditional in a check, and in the past in an import', async () => {
    const text = [
      'nome,categoria,cidade,estado,cep,telefone,email,site,cnpj,latitude,longitude',
      `${'Nome comprido '.repeat(10)},Saúde,Campinas,SP,1,190,nada,ftp://x,12345678901234,80,80`,
    ].join('\n');
    const reasons = async (dryRun: boolean) => {
      expect(await imports.run(text, { dryRun })).toMatchObject({ read: 1, created: 1, warnings: 7 });
      return imports.report.map(({ reason }) => reason);
    };
    const checked = await reasons(true);
    expect(checked).toContain('E-mail inválido; a empresa entrará sem e-mail.');
    expect(checked).toContain('O nome será cortado em 120 caracteres.');
    const taken = await reasons(false);
    expect(taken).toContain('E-mail inválido; a empresa entrou sem e-mail.');
    expect(taken).toContain('O nome foi cortado em 120 caracteres.');
    const past = /\b(entrou|foi)\b/;
    const future = /\b(entrará|será)(?!\p{L})/u;
    expect(checked.filter((reason) => past.test(reason) || !future.test(reason))).toEqual([]);
    expect(taken.filter((reason) => future.test(reason) || !past.test(reason))).toEqual([]);
  });

  it('that is invalid is reported with line, column and reason; the others are imported', async () => {
    const summary = await imports.run(
      [
        'nome,categoria,cidade,estado,cnpj,telefone',
        'A,Astrologia,Campinas,SP,,',
        'B,Saúde,Atlântida,SP,,',
        ',Saúde,Campinas,SP,,',
        '"C,Saúde,Campinas,SP,,',
        'D,Saúde,Campinas,SP,,,sobra',
        'E,Saúde,Campinas,SP,12345678901234,190',
        'JOAO DA SILVA 12345678900,Saúde,Campinas,SP,12345678900,',
      ].join('\n'),
    );
    expect(summary).toMatchObject({ read: 7, created: 2, refused: 5, warnings: 3 });
    expect(imports.report.map(({ line, column, kind }) => [line, column, kind])).toEqual([
      [2, 'categoria', 'refused'],
      [3, 'cidade', 'refused'],
      [4, 'nome', 'refused'],
      [5, 'nome', 'refused'],
      [6, 'nome', 'refused'],
      [7, 'telefone', 'warning'],
      [7, 'cnpj', 'warning'],
      [8, 'cnpj', 'warning'],
    ]);
    expect(imports.report[1]?.reason).toBe('Cidade desconhecida: “Atlântida - SP”.');
    expect(await imports.rows('SELECT name FROM companies ORDER BY name')).toEqual([
      { name: 'E' },
      { name: 'Joao da Silva' },
    ]);
    expect(JSON.stringify(await imports.rows('SELECT * FROM companies'))).not.toContain('12345678900');
  });
});

describe('the same rows again', () => {
  it('change nothing, not even what an administrator corrected', async () => {
    const file = `${HEADER}\n${PADARIA}\nLoja;;Varejo;Santos;SP;Rua A, 1;;;;;;;\n`;
    await imports.run(file);
    await imports.pool.query(`UPDATE companies SET name = 'Padaria do Zé' WHERE cnpj IS NOT NULL`);
    const before = await imports.rows('SELECT * FROM companies ORDER BY id');
    expect(await imports.run(file)).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await imports.rows('SELECT * FROM companies ORDER BY id')).toEqual(before);
  });

  it('with something new update a company, but not one that has an owner', async () => {
    await imports.run(`${HEADER}\n${PADARIA}\n`);
    const changed = `${HEADER}\n${PADARIA.replace('Pães e bolos', 'Pães, bolos e café')}\n`;
    expect(await imports.run(changed)).toMatchObject({ created: 0, updated: 1 });
    expect(await imports.rows('SELECT description, slug FROM companies')).toEqual([
      { description: 'Pães, bolos e café', slug: 'padaria-do-ze-ltda' },
    ]);
    await imports.pool.query(
      `WITH owner AS (INSERT INTO users (name, email, role, password_hash)
         VALUES ('Zé', 'ze@exemplo.com.br', 'company', 'x') RETURNING id)
       UPDATE companies SET owner_id = owner.id FROM owner`,
    );
    expect(await imports.run(`${HEADER}\n${PADARIA}\n`)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await imports.rows('SELECT description FROM companies')).toEqual([
      { description: 'Pães, bolos e café' },
    ]);
    await imports.pool.query('DELETE FROM companies');
    await imports.pool.query(`DELETE FROM users WHERE email = 'ze@exemplo.com.br'`);
  });

  const OTHER = 'nome,razao_social,segmentos,categoria,cidade,estado,codigo\n';
  const named = () =>
    imports.rows(
      `SELECT c.name, legal_name, source_name, kinds_are_guessed, ARRAY(
         SELECT slug FROM kinds WHERE id = ANY (kind_ids)) AS kinds FROM companies c`,
    );

  it('with other kinds or another legal name update a company', async () => {
    const file = (legalName: string, kinds: string) =>
      `${OTHER}Trigo,${legalName},${kinds},Alimentação,Campinas,SP,1\n`;
    await imports.run(file('Silva Ltda', 'Padaria'));
    expect(await imports.run(file('Silva Ltda', 'Padaria'))).toMatchObject({ unchanged: 1 });
    expect(await imports.run(file('Silva Ltda', 'Pizzaria'))).toMatchObject({ updated: 1 });
    expect(await imports.run(file('Souza Ltda', 'Pizzaria'))).toMatchObject({ updated: 1 });
    expect(await named()).toMatchObject([{ legal_name: 'Souza Ltda', kinds: ['pizzaria'] }]);
  });

  it('with a CNAE have its kind', async () => {
    await imports.run('nome,cnae_fiscal,categoria,cidade,estado\nTrigo,4721-1/02,Alimentação,Campinas,SP\n');
    expect(await named()).toMatchObject([{ kinds: ['padaria'], kinds_are_guessed: false }]);
  });

  it('only fill what was not stored when they were imported', async () => {
    // As it was imported before other names were stored.
    const plain = 'nome,categoria,cidade,estado,codigo\nCreche Conveniada Trigo,Educação,Campinas,SP,1\n';
    const file = `${OTHER}CR P CONV TRIGO,Silva Ltda,Creche,Educação,Campinas,SP,1\n`;
    await imports.run(plain);
    await imports.pool.query(`UPDATE companies SET phone = '+551932321010'`);
    expect(await imports.run(file)).toMatchObject({ updated: 1 });
    const filled = { legal_name: 'Silva Ltda', source_name: 'CR P CONV TRIGO', kinds_are_guessed: false };
    expect(await named()).toEqual([
      { ...filled, name: 'Creche Conveniada Trigo', kinds: ['creche-e-bercario'] },
    ]);
    expect(await imports.rows('SELECT phone FROM companies')).toEqual([{ phone: '+551932321010' }]);
    expect(await imports.run(file)).toMatchObject({ unchanged: 1 });
  });

  it('within one file are unchanged when equal, and an update when not', async () => {
    const other = PADARIA.replace('Pães e bolos', 'Outra coisa');
    const file = [HEADER, PADARIA, PADARIA, other, other].join('\n');
    const counts = { read: 4, created: 1, updated: 1, unchanged: 2 };
    expect(await imports.run(file, { dryRun: true })).toMatchObject(counts);
    expect(await imports.run(file)).toMatchObject(counts);
    expect(await imports.rows('SELECT description FROM companies')).toEqual([{ description: 'Outra coisa' }]);
  });
});

describe('branches', () => {
  it('are companies of their own, each with its address', async () => {
    const branches = Array.from(
      { length: 60 },
      (_, n) => `fonte,${n},Ultragaz,Varejo,${n < 58 ? 'Campinas' : 'Santos'},SP`,
    );
    expect(
      await imports.run(['fonte,codigo,nome,categoria,cidade,uf', ...branches].join('\n')),
    ).toMatchObject({
      created: 60,
    });
    const slugs = (await imports.rows('SELECT slug FROM companies ORDER BY id')).map((row) => row.slug);
    expect(new Set(slugs).size).toBe(60);
    for (const slug of ['ultragaz', 'ultragaz-campinas-sp', 'ultragaz-campinas-sp-2', 'ultragaz-santos-sp']) {
      expect(slugs).toContain(slug);
    }
  });

  it('get another slug when a company of the site has theirs', async () => {
    await imports.pool.query(
      `INSERT INTO companies (name, slug, category_id, city_id) SELECT 'X', 'ultragaz', 6, id FROM cities LIMIT 1`,
    );
    await imports.run('nome,categoria,cidade,uf\nUltragaz,Varejo,Campinas,SP');
    expect(await imports.rows(`SELECT slug FROM companies WHERE name = 'Ultragaz'`)).toEqual([
      { slug: 'ultragaz-campinas-sp' },
    ]);
  });
});

describe('a run', () => {
  const many = (count: number) =>
    [
      'nome,categoria,cidade,uf',
      ...Array.from({ length: count }, (_, n) => `Loja ${n},Varejo,Campinas,SP`),
    ].join('\n');

  it('without writing counts the same and writes nothing', async () => {
    const summary = await imports.run(many(700), { dryRun: true });
    expect(summary).toMatchObject({ read: 700, created: 700, importId: null });
    expect(await imports.rows('SELECT 1 FROM companies UNION ALL SELECT 1 FROM imports')).toEqual([]);
  });

  it('that is stopped has written what it reported, and the next one continues', async () => {
    const stop = new AbortController();
    let reported = 0;
    const stopped = await imports.run(many(1_700), {
      signal: stop.signal,
      onBatch: async ({ read }) => {
        reported = read;
        if (read >= 1_000) stop.abort();
      },
    });
    expect(stopped).toMatchObject({ isComplete: false, read: 1_000, created: 1_000 });
    expect(reported).toBe(1_000);
    expect(await imports.rows('SELECT count(*)::int FROM companies')).toEqual([{ count: 1_000 }]);
    expect(await imports.rows('SELECT rows_read, finished_at FROM imports')).toEqual([
      { rows_read: 1_000, finished_at: null },
    ]);
    expect(await imports.run(many(1_700))).toMatchObject({
      created: 700,
      unchanged: 1_000,
      isComplete: true,
    });
  });

  it('concurrent with one of the same file imports each row once', async () => {
    const both = await Promise.all([imports.run(many(1_200)), imports.run(many(1_200))]);
    expect(both[0].created + both[1].created).toBe(1_200);
    expect(both[0].unchanged + both[1].unchanged).toBe(1_200);
    expect(await imports.rows('SELECT count(*)::int FROM companies')).toEqual([{ count: 1_200 }]);
  });

  it('rejects a file without readable rows', async () => {
    await expect(imports.run('')).rejects.toThrow(UnreadableFile);
    await expect(imports.run('\0\u0001\u0002')).rejects.toThrow(UnreadableFile);
    await expect(imports.run('nome,telefone\nA,1\n')).rejects.toThrow(/faltam: categoria, cidade/);
  });
});
