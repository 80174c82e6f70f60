import { ImportJobs } from '../../src/imports/jobs/import-jobs.ts';
import type { TestApp } from './test-app.ts';

export const IMPORT_FIELDS = `id status percent fileName rowsRead rowsCreated rowsUpdated rowsUnchanged rowsRefused warnings error
  columns { header field samples }
  problems(perPage: 100) { total items { line column kind situation reason } }`;
export const HEADER = 'nome;categoria;cidade;uf;telefone;cnpj;codigo';
/** Returns a row under `HEADER`, with a code made of its number. */
export const row = (
  number: number,
  { city = 'Campinas', phone = '(19) 3234-5678', name = `Loja ${number}` } = {},
) => `${name};Varejo;${city};SP;${phone};;L${number}`;

/** A column as the server read it. */
export interface ImportColumn {
  header: string;
  field: string | null;
}

/** Imports files as an administrator's browser does, in the app of a test file; `jobs` work on its connections unless given. */
export function importFixtures(guia: TestApp, jobsOf = () => new ImportJobs(guia.pool, guia.services.log)) {
  const jobs = { workOff: (signal?: AbortSignal) => jobsOf().workOff(signal) };
  let token: Promise<string> | undefined;
  const asAdmin = (): Promise<string> => {
    token ??= guia.adminToken();
    return token;
  };
  /** Uploads a file as a browser does, in GraphQL's multipart form. */
  async function upload(text: string, sent?: string) {
    const boundary = 'x-import-test';
    const part = (name: string, value: string, file = '') =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const query = `mutation ($file: Upload!) { createImport(file: $file) { ${IMPORT_FIELDS} } }`;
    const reply = await guia.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${sent ?? (await asAdmin())}`,
        'apollo-require-preflight': 'true',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload:
        part('operations', JSON.stringify({ query, variables: { file: null } })) +
        part('map', '{"0":["variables.file"]}') +
        part('0', text, '; filename="lojas.csv"\r\ncontent-type: text/csv') +
        `--${boundary}--\r\n`,
    });
    return reply.json();
  }

  async function step(name: string, id: string, caller?: object) {
    const { body } = await guia.graphql(
      `mutation ($id: ID!) { ${name}(id: $id) { ${IMPORT_FIELDS} } }`,
      { id },
      caller ?? { token: await asAdmin() },
    );
    return body.errors ? body.errors[0] : body.data[name];
  }

  async function check(id: string, columns: ImportColumn[]) {
    const { body } = await guia.graphql(
      `mutation ($id: ID!, $columns: [ImportColumnInput!]!) { checkImport(id: $id, columns: $columns) { ${IMPORT_FIELDS} } }`,
      { id, columns: columns.map(({ header, field }) => ({ header, field })) },
      { token: await asAdmin() },
    );
    return body.errors ? body.errors[0] : body.data.checkImport;
  }

  async function look(id: string) {
    const { body } = await guia.graphql(
      `query ($id: ID!) { adminImport(id: $id) { ${IMPORT_FIELDS} } }`,
      { id },
      { token: await asAdmin() },
    );
    return body.data.adminImport;
  }

  const catalogue = async () =>
    await guia.sql`SELECT id, name, phone, address, city_id, category_id, updated_at FROM companies ORDER BY id`;

  /** Uploads, checks and runs an import; returns it. */
  async function taken(text: string) {
    const { createImport } = (await upload(text)).data;
    await check(createImport.id, createImport.columns);
    await jobs.workOff();
    await step('runImport', createImport.id);
    await jobs.workOff();
    return look(createImport.id);
  }

  return { upload, step, check, look, catalogue, taken, jobs };
}
