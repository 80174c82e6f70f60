import { UserOrder, UsersArgs } from '../../users/admin/managed-user.inputs.ts';
import { users } from '../../users/admin/read-users.ts';
import { ROLE_NAMES, UserRole } from '../../users/user.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** Accounts. */
export const USER_LISTS: Readonly<Record<string, ExportPieces>> = {
  users: exportOf({
    argsOf: (filter) =>
      Object.assign(new UsersArgs(), {
        q: filter.text('q'),
        role: filter.oneOf('role', Object.values(UserRole)),
        isActive: filter.flag('isActive'),
        order: filter.oneOf('order', Object.values(UserOrder)) ?? UserOrder.newest,
      }),
    read: users,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      'E-mail': ({ email }) => email,
      'E-mail confirmado em': ({ emailConfirmedAt }) => emailConfirmedAt,
      Papel: ({ role }) => ROLE_NAMES[role],
      Ativo: ({ isActive }) => isActive,
      Plano: ({ plan }) => plan?.name,
      'Cadastrado em': ({ createdAt }) => createdAt,
    },
  }),
};
