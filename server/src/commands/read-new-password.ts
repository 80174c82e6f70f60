import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { OperatorError } from '../shared/operator-error.ts';
import type { ReadPassword } from './set-account-password.ts';

/** Discards what the line editor would show. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads a password twice from a terminal without showing it, or one line of any other input. */
export function readNewPassword(
  input: Readable & { isTTY?: boolean },
  say: (text: string) => void,
): ReadPassword {
  return async () => {
    const terminal = input.isTTY === true;
    const editor = createInterface({
      input,
      terminal,
      historySize: 0,
      ...(terminal && { output: silent() }),
    });
    const lines = editor[Symbol.asyncIterator]();
    const ask = async (prompt: string): Promise<string> => {
      if (terminal) say(prompt);
      const { value, done } = await lines.next();
      if (terminal) say('\n');
      if (done) throw new OperatorError('Nenhuma senha foi informada: nada mudou.');
      return value;
    };
    try {
      const password = await ask('Nova senha (não aparece): ');
      return { password, passwordConfirmation: terminal ? await ask('Mais uma vez: ') : password };
    } finally {
      editor.close();
    }
  };
}
