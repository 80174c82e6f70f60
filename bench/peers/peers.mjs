/** Other GraphQL servers on the same database, which `run.mjs --peers` measures beside the program. */
import { existsSync } from 'node:fs';
import { openClient } from '../http-client.mjs';
import { ASK, graphql, HEADERS } from '../scenarios.mjs';
import { start } from '../servers.mjs';

const CARD = `rowId slug name description address phone contactType email website
  ratingSum ratingCount isApproved isActive logoHash
  categoryByCategoryId { rowId name } cityByCityId { rowId name state }
  userByOwnerId { planByPlanId { name price features } }`;

const LIST_QUERY = `query List($category: Int!, $city: Int!) {
  allSearchDocuments(
    condition: { categoryId: $category, cityId: $city }, orderBy: [SCORE_DESC, COMPANY_ID_DESC], first: 16
  ) {
    totalCount nodes { companyByCompanyId { ${CARD} } }
  }
}`.replace(/\s+/g, ' ');

const COMPANY_QUERY = `query Company($id: Int!) {
  companyByRowId(rowId: $id) { ${CARD} cep latitude longitude createdAt ownerId }
}`.replace(/\s+/g, ' ');

/** Returns the ids of cities by the texts that name only one. */
export async function citiesByText(client) {
  const { rows } = await client.query(
    `SELECT text, min(id) AS id FROM cities, unnest(ARRAY[name, name || ' - ' || state]) AS text
     GROUP BY text HAVING count(*) = 1`,
  );
  return new Map(rows.map(({ text, id }) => [text, id]));
}

/** What must be the same in all answers; null for a widened search, which depends on how much time it had. */
const ofProgram = ({ companies, company }) =>
  companies?.correction
    ? null
    : (companies?.items ?? [company]).map(({ id, name, category, city, plan }) => [
        id,
        name,
        category.name,
        city.name,
        plan?.name,
      ]);

const ofPostgraphile = ({ allSearchDocuments, companyByRowId }) =>
  (allSearchDocuments?.nodes.map(({ companyByCompanyId }) => companyByCompanyId) ?? [companyByRowId]).map(
    ({ rowId, name, categoryByCategoryId, cityByCityId, userByOwnerId }) => [
      String(rowId),
      name,
      categoryByCategoryId.name,
      cityByCityId.name,
      userByOwnerId?.planByPlanId?.name,
    ],
  );

/** Starts the peers. `list` and `company` are asked of both, `search` of Mercurius alone. */
export async function startPeers({ port, url, cities }) {
  if (!existsSync(new URL('node_modules', import.meta.url)))
    throw new Error('Install the peers first: npm ci --prefix bench/peers');
  const environment = { DATABASE_URL: url, NODE_ENV: 'production' };
  const probe = graphql('{ __typename }', {});
  return {
    mercurius: {
      server: await start('peers/mercurius.mjs', port, environment, probe),
      ask: ASK.graphql,
      read: ofProgram,
    },
    postgraphile: {
      server: await start('peers/postgraphile.mjs', port + 1, environment, probe),
      ask: {
        list: ({ category, city }) =>
          graphql(LIST_QUERY, { category: Number(category), city: cities.get(city) }),
        company: (id) => graphql(COMPANY_QUERY, { id }),
      },
      read: ofPostgraphile,
    },
  };
}

const CHECKED = 100;

async function answersOf({ server, ask, read }, pathsOf) {
  const client = openClient(server.port, HEADERS);
  const answers = [];
  for (const path of pathsOf(ask).slice(0, CHECKED)) {
    const body = String((await client.get(path)).body);
    const { data } = JSON.parse(body);
    if (!data) throw new Error(`${path}: ${body}`);
    const answer = read(data);
    answers.push(answer && JSON.stringify(answer));
  }
  client.close();
  return answers;
}

/** Throws unless each peer answers the first questions of each scenario with the same companies as the program. */
export async function checkPeers(program, peers, scenarios) {
  for (const [scenario, pathsOf] of Object.entries(scenarios)) {
    const right = await answersOf({ server: program, ask: ASK.graphql, read: ofProgram }, pathsOf);
    for (const [name, peer] of Object.entries(peers).filter(([, { ask }]) => pathsOf(ask))) {
      const pairs = (await answersOf(peer, pathsOf)).map((answer, index) => [answer, right[index]]);
      const compared = pairs.filter((pair) => !pair.includes(null));
      const wrong = compared.find(([answer, ofUs]) => answer !== ofUs);
      if (wrong) throw new Error(`${scenario}: ${name} and the program answer\n${wrong.join('\n')}`);
      console.log(`${scenario}: ${name} gives the companies of the program in ${compared.length} answers`);
    }
  }
}
