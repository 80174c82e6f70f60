import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
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
  ImportUnknownValue,
  ReplaceImportValueInput,
} from './jobs/company-import.ts';
import { ChooseLayoutArgs, ImportLayout, importLayout } from './jobs/import-layout.ts';
import { adminImports, IMPORT_NOT_FOUND, importById, importProblems, refusedRows } from './read-imports.ts';
import { replacementsOf } from './replace-value.ts';
import { unknownValues } from './unknown-values.ts';

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
