import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'segredo-bem-longo';
export type Person = Awaited<ReturnType<TestApp['owner']>>;

/** Returns functions that close accounts and read mails in the app of a test file. Usable inside tests only. */
export function accountMails(guia: () => TestApp) {
  /** Runs an operation; expects no error. */
  async function run(
    person: Pick<Person, 'token'>,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<void> {
    const { body } = await guia().graphql(query, variables, person);
    expect(body.errors, query).toBeUndefined();
  }
  return {
    run,
    deleteAccount: (person: Person) =>
      run(person, 'mutation ($password: String!) { deleteAccount(password: $password) { id } }', {
        password: PASSWORD,
      }),
    changeAddress: (person: Person, email: string) =>
      run(
        person,
        `mutation ($email: String!, $password: String!) {
           updateProfile(input: { name: "Ladrão", email: $email, currentPassword: $password }) { id } }`,
        { email, password: PASSWORD },
      ),
    /** Returns the kinds of the mails that have a text in any column. */
    async kindsWith(...texts: string[]): Promise<string[]> {
      const { rows } = await guia().pool.query<{ kind: string }>(
        'SELECT DISTINCT kind FROM mails m WHERE m::text ILIKE ANY ($1) ORDER BY kind',
        [texts.map((text) => `%${text}%`)],
      );
      return rows.map(({ kind }) => kind);
    },
    /** Returns kind and recipient of the mails to some addresses. */
    async mailsTo(addresses: readonly string[]): Promise<string[]> {
      const rows = await guia().sql`SELECT kind || ' ' || recipient AS mail FROM mails
        WHERE recipient = ANY (${addresses}) ORDER BY id`;
      return rows.map(({ mail }) => mail);
    },
    /** Returns the mails in the personal data of an account. */
    async personalMails(person: Person): Promise<{ kind: string; status: string }[]> {
      const { body } = await guia().graphql('{ myPersonalData }', {}, person);
      return body.data.myPersonalData.mails;
    },
  };
}
