import { ADMIN_LISTS } from '../admin-lists.ts';
import { type AnyAdminList, adminItems, adminPage } from '../graphql/admin-list.ts';
import {
  ExportedImportArgs,
  exportedProblems,
  exportedRefusedRows,
  refusedColumns,
} from '../imports/exported-imports.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

const exportOfList = (list: AnyAdminList): ExportPieces =>
  exportOf({
    may: list.may,
    args: list.args,
    read: (ctx, args) => adminPage(ctx, list, args),
    columns: () => Object.entries(list.cells),
    ...(list.bulk && { byIds: (ctx, ids) => adminItems(ctx, list, ids) }),
  });

/** The files that administrators can export, by their name in the URL. */
export const EXPORT_LISTS: Readonly<Record<string, ExportPieces>> = {
  ...Object.fromEntries(ADMIN_LISTS.map((list) => [list.name, exportOfList(list)])),
  'import-problems': exportOf({
    may: 'importCompanies',
    args: ExportedImportArgs,
    read: exportedProblems,
    columns: () => [
      ['linha', ({ line }) => line],
      ['coluna', ({ column }) => column],
      ['situação', ({ situation }) => situation.toLowerCase()],
      ['motivo', ({ reason }) => reason],
    ],
  }),
  'import-refused-rows': exportOf({
    may: 'importCompanies',
    args: ExportedImportArgs,
    read: exportedRefusedRows,
    columns: refusedColumns,
  }),
};
