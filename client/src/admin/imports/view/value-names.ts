import type { ImportUnknownValuesQuery } from '../imports.gen.ts';

type Field = ImportUnknownValuesQuery['adminImport']['unknownValues'][number]['field'];

/** What a value of a file names. */
export const VALUE_NAMES: Record<Field, string> = {
  city: 'Cidade',
  category: 'Categoria',
  kinds: 'Segmento',
};
