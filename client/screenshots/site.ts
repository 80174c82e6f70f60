import { logInAsAdmin } from '../e2e/accounts.ts';
import { askAt } from '../e2e/ask.ts';
import type { RunningProgram } from '../e2e/program.ts';
import type { Site } from './scene.ts';

/** The program with a way to ask it as the administrator, who logs in once. */
export async function openSite({ url }: RunningProgram): Promise<Site> {
  const { token } = await logInAsAdmin(url);
  const ask = askAt(url, token);
  return { url, asAdmin: async (method, path, body) => (await ask(method, path, body)).data };
}
