import { ADMIN, type RunningProgram } from '../e2e/program.ts';
import type { Site } from './scene.ts';

interface Answer {
  token?: string;
  data?: unknown;
  message?: string;
}

/** The program with a way to ask it as the administrator, who logs in once. */
export async function openSite({ url }: RunningProgram): Promise<Site> {
  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer;
  };
  const { token } = await ask('POST', '/auth/login', ADMIN);
  return {
    url,
    asAdmin: async (method, path, body) => (await ask(method, path, body, token)).data,
  };
}
