import { userInfo } from 'node:os';

/** Returns the operating system's user that runs a command; its number where it has no name, as in some containers. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `usuário ${process.getuid?.() ?? 'desconhecido'}`;
  }
}
