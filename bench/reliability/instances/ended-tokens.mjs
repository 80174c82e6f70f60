import { ask, someAddress } from './people.mjs';

/** Returns 'known' or 'ended' when REST and GraphQL of that instance agree on the token, else what they answered. */
async function tokenState(instance, token) {
  const address = someAddress();
  const [rest, graphql] = await Promise.all([
    ask(instance.port, 'GET', '/api/auth/user', { token, address }),
    ask(instance.port, 'POST', '/graphql', { token, address, body: { query: '{ viewer { email } }' } }),
  ]);
  const isInvalid = (code) => code === 'UNAUTHENTICATED';
  if (rest.status === 200 && graphql.body?.data?.viewer?.email) return 'known';
  if (
    rest.status === 401 &&
    isInvalid(rest.body?.code) &&
    isInvalid(graphql.body?.errors?.[0].extensions.code)
  )
    return 'ended';
  return `${rest.status} ${rest.body?.code}, ${graphql.status} ${JSON.stringify(graphql.body)}`;
}

/** Logs in through one instance, uses the session on the others, ends it on the last and uses it on all; `times` times. */
async function measure(instances, { account, times }) {
  const found = { notKnown: [], notEnded: [] };
  for (let round = 0; round < times; round++) {
    const [first, second, third] = instances.map((_, index) => instances[(round + index) % instances.length]);
    const login = await ask(first.port, 'POST', '/api/auth/login', { body: account });
    if (login.status !== 200) throw new Error(`Login failed: ${login.status}`);
    const { token } = login.body;
    for (const instance of [second, third]) {
      const answer = await tokenState(instance, token);
      if (answer !== 'known') found.notKnown.push(answer);
    }
    const { status } = await ask(third.port, 'POST', '/api/auth/logout', { token });
    if (status !== 200) throw new Error(`Logout failed: ${status}`);
    const answers = await Promise.all([first, second, third].map((instance) => tokenState(instance, token)));
    found.notEnded.push(...answers.filter((answer) => answer !== 'ended'));
  }
  return found;
}

const firstOf = (answers) => (answers.length > 0 ? `: ${answers[0]}` : '');

/** Checks promise 10 for sessions; `account` is `{email, password}`. */
export async function checkEndedTokens(results, instances, { account, times }) {
  const found = await measure(instances, { account, times });
  results.check(
    'a token given by one instance is known to the others at the next request',
    found.notKnown.length === 0,
    `${found.notKnown.length} of ${2 * times} not${firstOf(found.notKnown)}`,
  );
  results.check(
    'a token ended on one instance is UNAUTHENTICATED on all three at the next request, by REST and GraphQL',
    found.notEnded.length === 0,
    `${found.notEnded.length} of ${3 * times} accepted${firstOf(found.notEnded)}`,
  );
}
