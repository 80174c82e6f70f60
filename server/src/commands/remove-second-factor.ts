import 'reflect-metadata';
import { removeAccountSecondFactor, runAccountCommand } from './account-commands.ts';

const USAGE = `Uso: npm run remove-second-factor -- EMAIL

Desativa a verificação em duas etapas de quem perdeu o celular e os códigos de recuperação: para entrar basta a
senha. As sessões da conta terminam, ela recebe um e-mail, e o registro de auditoria guarda a troca. O programa
pode continuar no ar.
`;

runAccountCommand(USAGE, async (services, email) => {
  const user = await removeAccountSecondFactor(services, email);
  return `A verificação em duas etapas da conta ${user.email} foi desativada, e as sessões dela terminaram.`;
});
