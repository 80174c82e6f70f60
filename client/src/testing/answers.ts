import type { OperationVariables } from '@apollo/client';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { createCache } from '../api/client/cache.ts';
import { queryAgeLink } from '../api/links/query-age-link.ts';
import { unmocked } from './unexpected-requests.ts';

interface TestResponse {
  data?: Record<string, unknown>;
  /** An error of the server. */
  error?: { code: string; message?: string; reason?: string; fields?: Record<string, string[]> };
  /** Never comes. */
  pending?: true;
  /** Comes once this is resolved. */
  after?: Promise<void>;
}

/** Responses by operation name. */
export type Answers = Record<string, TestResponse | ((variables: OperationVariables) => TestResponse)>;

/** Returns each response once, in order; the last one is repeated. */
export function inTurn(...answers: TestResponse[]): () => TestResponse {
  let index = 0;
  return () => answers[Math.min(index++, answers.length - 1)] ?? {};
}

export interface Asked {
  name: string;
  variables: OperationVariables;
}

/** Operations that were sent, in their order. */
export class AskedList extends Array<Asked> {
  /** Returns the variables of each operation of a name. */
  of(name: string): OperationVariables[] {
    return this.filter((one) => one.name === name).map(({ variables }) => variables);
  }

  first(name: string): OperationVariables | undefined {
    return this.of(name)[0];
  }

  last(name: string): OperationVariables | undefined {
    return this.of(name).at(-1);
  }

  has(name: string): boolean {
    return this.some((one) => one.name === name);
  }
}

/** Returns an error as the server sends it: each problem of a field is a code and a message. */
function formatted({ message = '', fields, ...extensions }: NonNullable<TestResponse['error']>) {
  const problems = Object.entries(fields ?? {}).map(([name, messages]) => [
    name,
    messages.map((text) => ({ code: 'INVALID', message: text })),
  ]);
  return { message, extensions: { ...extensions, ...(fields && { fields: Object.fromEntries(problems) }) } };
}

/** Returns an Apollo client with the responses of the test; `asked` lists the operations. */
export function clientOf(answers: Answers): { client: ApolloClient; asked: AskedList } {
  const asked = new AskedList();
  const server = new ApolloLink(({ operationName = '', variables }) => {
    asked.push({ name: operationName, variables });
    const response = answers[operationName];
    if (!response) unmocked.push(operationName);
    const { data, error, pending, after } =
      (typeof response === 'function' ? response(variables) : response) ?? {};
    return new Observable((observer) => {
      if (pending) return;
      void Promise.resolve(after).then(() => {
        observer.next(error ? { errors: [formatted(error)] } : { data: data ?? null });
        observer.complete();
      });
    });
  });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([queryAgeLink(), server]) });
  return { client, asked };
}
