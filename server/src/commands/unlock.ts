import 'reflect-metadata';
import { runAccountCommand, unlockAccount } from './account-commands.ts';

const USAGE = `Uso: npm run unlock -- EMAIL

Esquece as tentativas de entrar na conta que falharam e os pedidos de link, que a seguravam; o programa pode
continuar no ar. A senha fica a mesma.
`;

runAccountCommand(USAGE, async ({ db }, email) => {
  const { email: unlocked } = await unlockAccount(db, email);
  return `As tentativas contra a conta ${unlocked} foram esquecidas.`;
});
