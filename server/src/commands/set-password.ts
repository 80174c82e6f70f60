import 'reflect-metadata';
import { readNewPassword, runAccountCommand, setAccountPassword } from './account-commands.ts';

const USAGE = `Uso: npm run set-password -- EMAIL

Pede uma nova senha para a conta, sem mostrá-la, ou a lê de uma linha da entrada padrão; nunca da linha de
comando. As sessões e as chaves de API da conta terminam, e o registro de auditoria guarda a troca. O programa
pode continuar no ar.
`;

runAccountCommand(USAGE, async (services, email) => {
  const read = readNewPassword(process.stdin, (text) => process.stderr.write(text));
  const user = await setAccountPassword(services, email, read);
  const still = user.isActive ? '' : ' A conta continua desativada.';
  return `A senha da conta ${user.email} foi trocada, e as sessões e as chaves de API dela terminaram.${still}`;
});
