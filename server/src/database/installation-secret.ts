import type { Reader, Statement } from './statement.ts';

const SECRET: Statement = {
  name: 'installation_secret',
  text: `SELECT value FROM installation_secrets WHERE name = 'account-keys'`,
};

/** Returns the random key of this installation, for HMACs. Throws when it is missing. */
export async function installationSecret(reader: Reader): Promise<Buffer> {
  const [secret] = await reader.query<{ value: Buffer }>(SECRET);
  if (!secret) throw new Error('The secret of the installation is missing; a migration makes it.');
  return secret.value;
}
