import { ArgsType, Field, ID } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { PageArgs } from '../graphql/paging.ts';
import { parseId } from '../shared/ids.ts';
import type { ImportProblemPage, ImportRefusedPage, ImportRefusedRow } from './jobs/company-import.ts';
import { IMPORT_NOT_FOUND, importById, importProblems, refusedRows } from './read-imports.ts';
import { REFUSED_BECAUSE } from './write-refused.ts';

@ArgsType()
export class ExportedImportArgs extends PageArgs {
  @Field(() => ID, { description: 'Number of the import.' })
  importId!: string;
}

const idOf = ({ importId }: ExportedImportArgs): number => parseId(importId, IMPORT_NOT_FOUND);

/** Returns a page of the problems of an import, for its file. */
export const exportedProblems = (ctx: Context, args: ExportedImportArgs): Promise<ImportProblemPage> =>
  importProblems(ctx, idOf(args), null, args);

/** Returns a page of the rejected rows of an import, for its file. */
export const exportedRefusedRows = (ctx: Context, args: ExportedImportArgs): Promise<ImportRefusedPage> =>
  refusedRows(ctx, idOf(args), args);

/** Names the values that have no column, behind the reason. */
const withSurplus = (reason: string, surplus: readonly string[]): string =>
  surplus.length > 0 ? `${reason} Sem coluna: ${surplus.join('; ')}` : reason;

/**
 * Returns the columns of the file of rejected rows: those of the imported file, so that the rows can be corrected and sent
 * again. The last column says why each was rejected; an import ignores it. NOT_FOUND.
 */
export async function refusedColumns(ctx: Context, args: ExportedImportArgs) {
  const { columns } = await importById(ctx.db.reads, idOf(args));
  return [
    ...columns.map(({ header }, index) => [header, ({ cells }: ImportRefusedRow) => cells[index]] as const),
    [
      REFUSED_BECAUSE,
      ({ cells, reason }: ImportRefusedRow) => withSurplus(reason, cells.slice(columns.length)),
    ] as const,
  ];
}
