import { readFileSync } from 'node:fs';
import { OperatorError } from './shared/errors.ts';

/** Settings that may stand in a file, named by the same variable with `_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_PASSWORD',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAPS_API_KEY',
] as const;

type Environment = Record<string, string | undefined>;

function contentOf(variable: string, path: string): string {
  try {
    // Editors end a file with a line break, which is no part of a password.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${variable}: o arquivo não pôde ser lido (${reason}).`);
  }
}

/** Returns the environment with the secrets that `<NAME>_FILE` points to. Throws OperatorError for an unreadable file. */
export function withSecretFiles(env: Environment): Environment {
  const inFiles = SECRETS.filter((name) => env[`${name}_FILE`]?.trim());
  if (inFiles.length === 0) return env;
  const values = { ...env };
  for (const name of inFiles) {
    if (env[name]) throw new OperatorError(`${name} e ${name}_FILE: indique só um dos dois.`);
    values[name] = contentOf(`${name}_FILE`, env[`${name}_FILE`]?.trim() ?? '');
  }
  return values;
}
