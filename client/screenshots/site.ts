import { logInAsAdmin } from '../e2e/helpers/accounts.ts';
import { askAt } from '../e2e/helpers/api-requests.ts';
import type { RunningProgram } from '../e2e/helpers/program.ts';
import type { Site } from './scene.ts';

/** Returns the program with the function that sends requests as the administrator, who signs in once. */
export async function openSite({ url }: RunningProgram): Promise<Site> {
  const { token } = await logInAsAdmin(url);
  const ask = askAt(url, token);
  return { url, asAdmin: async (method, path, body) => (await ask(method, path, body)).data };
}
