import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { parseId } from '../shared/ids.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import {
  cancelImport,
  checkImport,
  chooseLayout,
  createImport,
  replaceValue,
  runImport,
  undoImport,
} from './browser-imports.ts';
import {
  AdminImportsArgs,
  CompanyImport,
  ImportColumnInput,
  ImportPage,
  ImportProblemKind,
  ImportProblemPage,
  ImportRefusedPage,
  ImportReplacement,
  type ImportSuggestion,
  ImportUnknownValue,
  ReplaceImportValueInput,
} from './jobs/company-import.ts';
import { ChooseLayoutArgs, ImportLayout, importLayout } from './jobs/import-layout.ts';
import { adminImports, IMPORT_NOT_FOUND, importById, importProblems, refusedRows } from './read-imports.ts';
import { replacementsOf } from './replace-value.ts';
import type { ReplaceableField } from './rows/replaced-values.ts';

@ForKeys('companies')
@Resolver(() => CompanyImport)
export class ImportResolver {
  @MayCall('importCompanies')
  @Query(() => ImportPage, { description: 'Administrators only: all imports.' })
  adminImports(@Ctx() ctx: Context, @Args() args: AdminImportsArgs): Promise<ImportPage> {
    return adminImports(ctx, args);
  }

  @MayCall('importCompanies')
  @Query(() => CompanyImport, { description: 'Administrators only: one import.' })
  adminImport(@Ctx() ctx: Context, @IdOf('import') id: string): Promise<CompanyImport> {
    return importById(ctx.db.reads, parseId(id, IMPORT_NOT_FOUND));
  }

  @FieldResolver(() => ImportProblemPage, {
    description: 'Problems that the check, or the import itself, found, by line.',
  })
  problems(
    @Ctx() ctx: Context,
    @Root() { id }: CompanyImport,
    @Arg('kind', () => ImportProblemKind, { nullable: true, description: 'Only these; all when absent.' })
    kind: ImportProblemKind | null,
    @Args() args: PageArgs,
  ): Promise<ImportProblemPage> {
    return importProblems(ctx, id, kind ?? null, args);
  }

  @MayCall('importCompanies')
  @Mutation(() => CompanyImport, {
    description:
      'Administrators only: uploads a CSV file of companies and guesses the meaning of its columns.',
  })
  createImport(
    @Ctx() ctx: Context,
    @Arg('file', () => GraphQLUpload, { description: 'CSV, at most 20 MB; larger ones by the command line.' })
    file: Promise<FileUpload>,
  ): Promise<CompanyImport> {
    return createImport(ctx, file);
  }

  @MayCall('importCompanies', lookUpRow('imports', IMPORT_NOT_FOUND))
  @Mutation(() => CompanyImport, {
    description:
      'Administrators only: reads the whole file and writes nothing; can be repeated with other columns.',
  })
  checkImport(
    @Ctx() ctx: Context,
    @IdOf('import') id: string,
    @Arg('columns', () => [ImportColumnInput], { description: 'All columns of the file, in its order.' })
    columns: ImportColumnInput[],
  ): Promise<CompanyImport> {
    return checkImport(ctx, id, columns);
  }

  @FieldResolver(() => ImportLayout, {
    nullable: true,
    description: 'How the file is written, until the import starts; null afterwards.',
  })
  layout(@Ctx() ctx: Context, @Root() root: CompanyImport): Promise<ImportLayout | null> {
    return importLayout(ctx.db.reads, root);
  }

  @MayCall('importCompanies', lookUpRow('imports', IMPORT_NOT_FOUND))
  @Mutation(() => CompanyImport, {
    description:
      'Administrators only: says where the header of an uploaded file is and what separates its values, and reads its columns anew. CONFLICT once it is being imported.',
  })
  chooseImportLayout(@Ctx() ctx: Context, @Args() args: ChooseLayoutArgs): Promise<CompanyImport> {
    return chooseLayout(ctx, args);
  }

  @MayCall('importCompanies', lookUpRow('imports', IMPORT_NOT_FOUND))
  @Mutation(() => CompanyImport, {
    description:
      'Administrators only: says what an unknown value of a checked file means, for all its rows, or takes that back, and checks the file again.',
  })
  replaceImportValue(
    @Ctx() ctx: Context,
    @IdOf('import') id: string,
    @Input('The value and what it means.') input: ReplaceImportValueInput,
  ): Promise<CompanyImport> {
    return replaceValue(ctx, id, input);
  }

  @FieldResolver(() => [ImportUnknownValue], {
    description:
      'Values of a checked file that name no known city, category or kind, the most frequent first; at most 50.',
  })
  unknownValues(@Ctx() ctx: Context, @Root() { id }: CompanyImport): Promise<ImportUnknownValue[]> {
    return unknownValues(ctx.db.reads, id);
  }

  @FieldResolver(() => [ImportReplacement], {
    description: 'What unknown values of the file were said to mean, the last first; at most 500.',
  })
  replacements(@Ctx() ctx: Context, @Root() { id }: CompanyImport): Promise<ImportReplacement[]> {
    return replacementsOf(ctx.db.reads, id);
  }

  @FieldResolver(() => ImportRefusedPage, {
    description: 'Rejected rows as the file has them, to be corrected.',
  })
  refusedRows(
    @Ctx() ctx: Context,
    @Root() { id }: CompanyImport,
    @Args() args: PageArgs,
  ): Promise<ImportRefusedPage> {
    return refusedRows(ctx, id, args);
  }

  @MayCall('importCompanies')
  @Mutation(() => CompanyImport, {
    description: 'Administrators only: imports the rows of a checked file, or continues a stopped import.',
  })
  runImport(@Ctx() ctx: Context, @IdOf('import') id: string): Promise<CompanyImport> {
    return runImport(ctx, id);
  }

  @MayCall('importCompanies')
  @Mutation(() => CompanyImport, {
    description:
      'Administrators only: deletes an uploaded file, or stops the work on it after the current batch.',
  })
  cancelImport(@Ctx() ctx: Context, @IdOf('import') id: string): Promise<CompanyImport> {
    return cancelImport(ctx, id);
  }

  @MayCall('importCompanies')
  @Mutation(() => CompanyImport, {
    description: 'Administrators only: undoes a whole import. CONFLICT when something depends on it.',
  })
  undoImport(@Ctx() ctx: Context, @IdOf('import') id: string): Promise<CompanyImport> {
    return undoImport(ctx, id);
  }
}

/** Most unknown values that are answered. */
const MOST = 50;

const VALUES: Statement = {
  name: 'import_unknown_values',
  text: `SELECT p.field, p.value, count(*)::int AS rows FROM import_problems p
    JOIN imports i ON i.id = p.import_id AND i.status = 'checked'
    WHERE p.import_id = $1 AND p.value IS NOT NULL
    GROUP BY p.field, p.value ORDER BY count(*) DESC, p.field, p.value LIMIT ${MOST}`,
};

/** Less similar names are more likely something else. */
const LEAST = 0.25;

/** The three most similar rows of a table for each of the values $1. */
const similar = (field: ReplaceableField, rows: string, order: string): Statement => ({
  name: `import_similar_${field}`,
  text: `
    SELECT typed.value, near.id, near.text FROM unnest($1::text[]) AS typed (value),
      LATERAL (SELECT search_fold(typed.value) AS whole, regexp_replace(search_fold(typed.value), ' (..)$', '') AS name) folded,
      LATERAL (${rows} ORDER BY ${order} LIMIT 3) near`,
});
const NAMED = `greatest(similarity(search_fold(o.name), folded.whole), similarity(search_fold(o.name), folded.name))`;
const STATEMENTS: Record<ReplaceableField, Statement> = {
  city: similar(
    'city',
    `SELECT o.id, o.name || ' - ' || o.state AS text, o.population FROM cities o
     WHERE search_fold(o.name) % folded.whole OR search_fold(o.name) % folded.name`,
    `round(${NAMED}::numeric, 1) + CASE WHEN lower(o.state) = right(folded.whole, 2) THEN 0.3 ELSE 0 END DESC,
      o.population DESC, o.id`,
  ),
  category: similar(
    'category',
    `SELECT o.id, o.name AS text FROM categories o WHERE ${NAMED} >= ${LEAST}`,
    `${NAMED} DESC, o.id`,
  ),
  kinds: similar(
    'kinds',
    `SELECT o.id, o.name AS text FROM kinds o WHERE ${NAMED} >= ${LEAST}`,
    `${NAMED} DESC, o.id`,
  ),
};

/** Returns the unknown values that the check of a file found, the most frequent first, each with similar known ones. */
async function unknownValues(reader: Reader, importId: number): Promise<ImportUnknownValue[]> {
  const values = await reader.query<Omit<ImportUnknownValue, 'suggestions'>>(VALUES, [importId]);
  const suggestions = new Map<string, ImportSuggestion[]>();
  const fields = [...new Set(values.map(({ field }) => field))];
  const search = async (field: ReplaceableField) => {
    const texts = values.filter((value) => value.field === field).map(({ value }) => value);
    const rows = await reader.query<ImportSuggestion & { value: string }>(STATEMENTS[field], [texts]);
    for (const { value, ...suggestion } of rows) {
      const key = `${field}|${value}`;
      suggestions.set(key, [...(suggestions.get(key) ?? []), suggestion]);
    }
  };
  await Promise.all(fields.map(search));
  return values.map((value) => ({
    ...value,
    suggestions: suggestions.get(`${value.field}|${value.value}`) ?? [],
  }));
}
