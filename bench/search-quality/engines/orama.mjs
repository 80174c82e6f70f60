import { create, insertMultiple, search } from '@orama/orama';

/** Orama with its defaults and one wrong letter a word. */
export async function orama({ establishments }) {
  const fields = Object.keys(establishments[0].columns);
  const schema = Object.fromEntries(fields.map((name) => [`column_${name}`, 'string']));
  const index = create({ schema });
  await insertMultiple(
    index,
    establishments.map(({ id, columns }) => ({
      id,
      ...Object.fromEntries(fields.map((name) => [`column_${name}`, columns[name]])),
    })),
  );
  return async (q, count) => {
    const { hits } = await search(index, { term: q, tolerance: 1, limit: count });
    return hits.map(({ document }) => document.id);
  };
}
