import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import { type AdminList, adminPage } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { withCompanies } from '../company-lists.ts';
import { lookUpActiveCompany } from '../look-up-company.ts';
import { COMPANY_NOT_FOUND, companyById } from '../read-companies.ts';
import { CreateDutyShiftInput, DutyShift, DutyShiftPage, DutyShiftsArgs } from './duty-shift.ts';

const SHIFT_NOT_FOUND = 'Plantão não encontrado.';
const MOST_MS = 31 * 24 * 60 * 60_000;
const COLUMNS = 's.id, s.company_id AS "companyId", s.starts_at AS "from", s.until';
const MOST_SHOWN = 12;

/** $2 the time of the city's clock. */
const ON_DUTY: Statement = {
  name: 'companies_on_duty',
  text: `SELECT * FROM (
           SELECT DISTINCT ON (s.company_id) ${COLUMNS} FROM duty_shifts s JOIN companies c ON c.id = s.company_id
           WHERE c.city_id = $1 AND c.is_active AND c.is_approved AND s.until > $2 AND s.starts_at <= $2
           ORDER BY s.company_id, s.until DESC) each
         ORDER BY until DESC, id LIMIT ${MOST_SHOWN}`,
};

/** Returns who is on duty in a city at a time of its clock. */
export async function onDuty(reader: Reader, cityId: number, time: string): Promise<DutyShift[]> {
  return withCompanies(reader, await reader.query<DutyShift>(ON_DUTY, [cityId, time]));
}

/** Times on duty of all cities, past ones too. */
export const DUTY_SHIFTS: AdminList<DutyShiftsArgs, DutyShift> = {
  name: 'duty-shifts',
  may: 'seeLists',
  args: DutyShiftsArgs,
  from: 'duty_shifts s',
  columns: COLUMNS,
  // There are few: no index is needed.
  filter: (filter, { q }, { db }) =>
    filter.addSearch(
      db.reads,
      q,
      (pattern) => `EXISTS (SELECT FROM companies c JOIN cities ON cities.id = c.city_id
        WHERE c.id = s.company_id AND ' ' || search_fold(concat_ws(' ', c.name, cities.name)) LIKE ${pattern})`,
    ),
  orders: { newest: 's.starts_at DESC, s.id DESC', oldest: 's.starts_at, s.id' },
  itemsOf: (rows, _ctx, reader) => withCompanies(reader, rows),
  cells: {
    Número: ({ id }) => id,
    Empresa: ({ company }) => company.name,
    Cidade: ({ company: { city } }) => `${city.name} - ${city.state}`,
    De: ({ from }) => from.replace('T', ' '),
    Até: ({ until }) => until.replace('T', ' '),
  },
};

/** Returns the milliseconds of a time of the clock; NaN for one that no day has, such as February 30. */
function millisecondsOf(time: string): number {
  const at = Date.parse(`${time}Z`);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(time) ? Number.NaN : at;
}

/** Adds a time on duty. BAD_USER_INPUT for times in the wrong order, CONFLICT for a pending company and the same beginning. */
async function createShift(
  ctx: Context,
  { companyId, from, until }: CreateDutyShiftInput,
): Promise<DutyShift> {
  const [begin, end] = [millisecondsOf(from), millisecondsOf(until)];
  if (Number.isNaN(begin)) throw invalid({ from: ['Informe dia e hora.'] });
  if (!(end > begin)) throw invalid({ until: ['O fim vem depois do começo.'] });
  if (end - begin > MOST_MS) throw invalid({ until: ['Um plantão dura no máximo 31 dias.'] });
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  const created = await ctx.db.transaction(async (manager) => {
    const company = await manager.findOneBy(Company, { id });
    if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
    const shift = await manager.save(DutyShift, { companyId: id, from, until });
    await recordAction(ctx, manager, 'duty-shift.create', shift.id, {
      after: { companyId: id, from, until },
    });
    return shift;
  });
  return { ...created, company: await companyById(ctx, id) };
}

function deleteShift(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const { id: removed, companyId, from, until } = await lockRow(manager, DutyShift, id, SHIFT_NOT_FOUND);
    await manager.delete(DutyShift, removed);
    await recordAction(ctx, manager, 'duty-shift.remove', removed, { before: { companyId, from, until } });
    return { id: removed };
  });
}

@ForKeys('catalog')
@Resolver()
export class DutyShiftResolver {
  @MayCall('seeLists')
  @Query(() => DutyShiftPage, { description: 'Administrators only: times on duty, past ones too.' })
  adminDutyShifts(@Ctx() ctx: Context, @Args() args: DutyShiftsArgs): Promise<DutyShiftPage> {
    return adminPage(ctx, DUTY_SHIFTS, args);
  }

  @MayCall('manageCatalog', lookUpActiveCompany)
  @Mutation(() => DutyShift, {
    description:
      "Administrators only: adds a time on duty, which the page of the company's city shows. CONFLICT for a pending company, and for one that begins at the same time.",
  })
  createDutyShift(
    @Ctx() ctx: Context,
    @Input('The new time on duty.') input: CreateDutyShiftInput,
  ): Promise<DutyShift> {
    return createShift(ctx, input);
  }

  @MayCall('manageCatalog', lookUpRow('duty_shifts', SHIFT_NOT_FOUND))
  @Mutation(() => Deletion, { description: 'Administrators only: removes a time on duty.' })
  deleteDutyShift(@Ctx() ctx: Context, @IdOf('time on duty') id: string): Promise<Deletion> {
    return deleteShift(ctx, id);
  }
}
