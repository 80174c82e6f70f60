import { ask, someAddress } from './people.mjs';

/** Whether that instance knows whose token this is, by both interfaces: 'known', 'ended', or what else was said. */
async function knows(instance, token) {
  const address = someAddress();
  const [rest, graphql] = await Promise.all([
    ask(instance.port, 'GET', '/api/auth/user', { token, address }),
    ask(instance.port, 'POST', '/graphql', { token, address, body: { query: '{ viewer { email } }' } }),
  ]);
  const isRefused = (code) => code === 'UNAUTHENTICATED';
  if (rest.status === 200 && graphql.body?.data?.viewer?.email) return 'known';
  if (
    rest.status === 401 &&
    isRefused(rest.body?.code) &&
    isRefused(graphql.body?.errors?.[0].extensions.code)
  )
    return 'ended';
  return `${rest.status} ${rest.body?.code}, ${graphql.status} ${JSON.stringify(graphql.body)}`;
}

/** Sessions, `times` times: opened through one instance, known to the others, ended through the last, and then used at all. */
async function measure(instances, { account, times }) {
  const found = { notKnown: [], notEnded: [] };
  for (let turn = 0; turn < times; turn++) {
    const [first, second, third] = instances.map((_, index) => instances[(turn + index) % instances.length]);
    const login = await ask(first.port, 'POST', '/api/auth/login', { body: account });
    if (login.status !== 200) throw new Error(`Nobody could enter: ${login.status}`);
    const { token } = login.body;
    for (const instance of [second, third]) {
      const answer = await knows(instance, token);
      if (answer !== 'known') found.notKnown.push(answer);
    }
    const { status } = await ask(third.port, 'POST', '/api/auth/logout', { token });
    if (status !== 200) throw new Error(`Nobody could leave: ${status}`);
    const answers = await Promise.all([first, second, third].map((instance) => knows(instance, token)));
    found.notEnded.push(...answers.filter((answer) => answer !== 'ended'));
  }
  return found;
}

const said = (answers) => (answers.length > 0 ? `: ${answers[0]}` : '');

/** The half of promise 10 that is about tokens; `account` is `{email, password}`. */
export async function checkEndedTokens(results, instances, { account, times }) {
  const found = await measure(instances, { account, times });
  results.check(
    'a token given by one instance is known to the others at the next request',
    found.notKnown.length === 0,
    `${found.notKnown.length} of ${2 * times} not${said(found.notKnown)}`,
  );
  results.check(
    'a token ended on one instance is UNAUTHENTICATED on all three at the next request, by REST and GraphQL',
    found.notEnded.length === 0,
    `${found.notEnded.length} of ${3 * times} entered${said(found.notEnded)}`,
  );
}
