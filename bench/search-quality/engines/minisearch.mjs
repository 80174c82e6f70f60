import MiniSearch from 'minisearch';

/** MiniSearch with its defaults (any word counts), beginnings of words and a fifth of a word's letters wrong. */
export async function miniSearch({ establishments }) {
  const fields = Object.keys(establishments[0].columns);
  const index = new MiniSearch({ fields: fields.map((name) => `column_${name}`) });
  index.addAll(
    establishments.map(({ id, columns }) => ({
      id,
      ...Object.fromEntries(fields.map((name) => [`column_${name}`, columns[name]])),
    })),
  );
  return async (q, count) =>
    index
      .search(q, { prefix: true, fuzzy: 0.2 })
      .slice(0, count)
      .map(({ id }) => id);
}
