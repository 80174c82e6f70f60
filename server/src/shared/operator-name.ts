import { userInfo } from 'node:os';

/** The user of the operating system that runs a command; its number where it has no name, as in some containers. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `usuário ${process.getuid?.() ?? 'desconhecido'}`;
  }
}
