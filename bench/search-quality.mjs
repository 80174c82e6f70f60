/**
 * How well the search understands what people type, beside other engines: see README.md.
 *   node bench/search-quality.mjs [--file companies.csv] [--cnpj folder] [--each 100] [--seed 1] [--top 16] [--only 'as it sounds']
 *     [--engines product,MiniSearch] [--fit] [--misses] [--short] [--port 4680]
 */
import { parseArgs } from 'node:util';
import { activityQuestions, wordsOfActivities } from './search-quality/activity-questions.mjs';
import { withData } from './search-quality/data-sets.mjs';
import { miniSearch } from './search-quality/engines/minisearch.mjs';
import { orama } from './search-quality/engines/orama.mjs';
import { postgresql } from './search-quality/engines/postgresql.mjs';
import { product } from './search-quality/engines/product.mjs';
import { EVERYDAY, everydayWords } from './search-quality/everyday-words.mjs';
import { fitQuestions, isFit } from './search-quality/fit-questions.mjs';
import { makeQueries } from './search-quality/make-queries.mjs';

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    cnpj: { type: 'string' },
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    top: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    engines: { type: 'string' },
    port: { type: 'string', default: '4680' },
    misses: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
});
const EACH = values.short ? 5 : Number(values.each);
const TOP = Number(values.top);
const PORT = Number(values.port);
const ENGINES = { product, MiniSearch: miniSearch, Orama: orama, PostgreSQL: postgresql };
const NAMES = Object.keys(ENGINES).filter((name) => values.engines?.split(',').includes(name) ?? true);

const lines = [];
const line = (...cells) => lines.push(`| ${cells.join(' | ')} |`);
const shares = (found, count) =>
  found.map((number) => `${((100 * number) / count).toFixed(number === count ? 0 : 1)} %`);

/** Returns for each engine how many of the queries it answers; collects those that the product misses. */
async function countFound(searches, queries, missed) {
  const found = searches.map(() => 0);
  for (const query of queries) {
    for (const [index, search] of searches.entries()) {
      const ids = await search(query.q, TOP);
      if (ids.some((id) => query.answers.has(id))) found[index]++;
      else if (NAMES[index] === 'product') missed.push(query);
    }
  }
  return found;
}

/** Adds a row for each kind of query on these data, and one for all; returns what the product missed. */
async function measure(title, kindsOf, { establishments, database, port }) {
  const searches = [];
  for (const name of NAMES) searches.push(await ENGINES[name]({ establishments, database, port }));
  const missed = [];
  let count = 0;
  let total = NAMES.map(() => 0);
  line(`**${title}, ${establishments.length} companies**`, ...Array(1 + NAMES.length).fill(''));
  for (const { kind, queries } of kindsOf(establishments)) {
    const found = await countFound(searches, queries, missed);
    line(kind, queries.length, ...shares(found, queries.length));
    count += queries.length;
    total = total.map((sum, index) => sum + found[index]);
  }
  if (count > 0) line('all kinds', count, ...shares(total, count));
  return missed.map((query) => ({ title, ...query }));
}

const drawn = (establishments, wordsFor) =>
  makeQueries(establishments, {
    each: EACH,
    seed: Number(values.seed),
    top: TOP,
    only: values.only,
    wordsFor,
  });

/** All everyday words, whatever `--each` says: their number is part of the measure. */
const drawnWithWords = (establishments) => {
  const queries = everydayWords(establishments).slice(0, values.short ? EACH : undefined);
  return [...drawn(establishments), ...(EVERYDAY.includes(values.only) ? [{ kind: EVERYDAY, queries }] : [])];
};

/** Adds a row for each kind of question: the share whose first answers fit; returns those where the product's do not. */
async function measureFit(title, questionsOf, { establishments, database, port }) {
  const searches = [];
  for (const name of NAMES) searches.push(await ENGINES[name]({ establishments, database, port }));
  const names = new Map(establishments.map(({ id, name, city }) => [id, `${name} (${city})`]));
  const misfits = [];
  const fitOf = {};
  const answers = NAMES.map(() => ({ count: 0, fitting: 0, exact: 0 }));
  for (const question of questionsOf(establishments)) {
    const found = await Promise.all(searches.map((search) => search(question.q, 8)));
    const fit = found.map((ids) => isFit(question, ids));
    for (const [index, ids] of found.entries()) {
      answers[index].count += ids.length;
      answers[index].fitting += ids.filter((id) => question.fits.has(id)).length;
      answers[index].exact += ids.filter((id) => question.exact.has(id)).length;
    }
    fitOf[question.kind] = [...(fitOf[question.kind] ?? []), fit];
    const product = NAMES.indexOf('product');
    if (fit[product] === false) {
      const came = found[product].map((id) => `${question.fits.has(id) ? '+' : '-'} ${names.get(id)}`);
      misfits.push(`${question.kind}: ‘${question.q}’ brings ${came.join(', ') || 'nothing'}`);
    }
  }
  line(`**${title}: first answers that fit**`, ...Array(1 + NAMES.length).fill(''));
  for (const [kind, fits] of [...Object.entries(fitOf), ['all questions', Object.values(fitOf).flat()]]) {
    const counts = NAMES.map((_, index) => fits.filter((fit) => fit[index]).length);
    line(kind, fits.length, ...shares(counts, fits.length));
  }
  const share = (field) => answers.flatMap((sums) => shares([sums[field]], sums.count));
  line('each of the first eight answers', '', ...share('fitting'));
  line('of them exact', '', ...share('exact'));
  return misfits;
}

const { file, cnpj } = values;
const isAll = cnpj === undefined || file !== undefined;
const missed = [];
const misfits = [];
if (cnpj !== undefined) {
  await withData({ cnpj, port: PORT }, async (data) => {
    const kindsOf = (establishments) => drawn(establishments, wordsOfActivities());
    if (!values.fit) missed.push(...(await measure('the register', kindsOf, data)));
    if (!values.only) misfits.push(...(await measureFit('the register', activityQuestions, data)));
  });
}
if (file !== undefined && !values.fit) {
  missed.push(
    ...(await withData({ file, port: PORT }, (data) => measure('the file', (all) => drawn(all), data))),
  );
}
if (isAll && !values.fit) {
  const kindsOf = drawnWithWords;
  missed.push(
    ...(await withData({ port: PORT }, (data) => measure('the demonstration data', kindsOf, data))),
  );
}
if (isAll && !values.only) {
  const questionsOf = (establishments) => fitQuestions(establishments, values.short ? 10 : 1);
  misfits.push(
    ...(await withData({ file, hasDemo: true, port: PORT }, (data) =>
      measureFit('together', questionsOf, data),
    )),
  );
}
console.log(`\n| kind | queries | ${NAMES.join(' | ')} |\n|---|${'---:|'.repeat(1 + NAMES.length)}`);
console.log(lines.join('\n'));
if (values.misses) {
  console.log('\nWhat the product did not find:\n');
  for (const { title, kind, q, wanted } of missed) {
    console.log(`- ${title}, ${kind}: ‘${q}’, wanted ${wanted}`);
  }
  console.log('\nWhat did not fit:\n');
  for (const misfit of misfits) console.log(`- ${misfit}`);
}
