import { recordAction } from '../audit/record-action.ts';
import { lockRow } from '../database/lock-row.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';
import { City } from './city.ts';
import type { CreateCityInput, ManagedCity, UpdateCityInput } from './managed-city.ts';
import { CITY_NOT_FOUND, managedCityById } from './read-managed-cities.ts';

/**
 * Administrators: creates a visible city. BAD_USER_INPUT for an existing name in its state, without regard to case and
 * accents.
 */
export async function createCity(ctx: Context, input: CreateCityInput): Promise<ManagedCity> {
  requireRole(ctx, 'admin');
  const { name, state } = input;
  const id = await ctx.db.transaction(async (manager) => {
    const [middle]: Array<{ latitude: number | null; longitude: number | null }> = await manager.query(
      'SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM cities WHERE state = $1',
      [state],
    );
    const { identifiers } = await manager.insert(City, {
      name,
      state,
      population: input.population ?? 0,
      // Brasília, where a state has no city at all.
      latitude: input.latitude ?? middle?.latitude ?? -15.78,
      longitude: input.longitude ?? middle?.longitude ?? -47.93,
    });
    const cityId = identifiers[0]?.id as number;
    await recordAction(ctx, manager, 'city.create', cityId, { after: { name, state } });
    return cityId;
  });
  return managedCityById(ctx.db.reads, id);
}

/** Administrators: renames, hides or shows a city. */
export async function updateCity(ctx: Context, id: string, input: UpdateCityInput): Promise<ManagedCity> {
  requireRole(ctx, 'admin');
  const cityId = await ctx.db.transaction(async (manager) => {
    const city = await lockRow(manager, City, id, CITY_NOT_FOUND);
    const before = { name: city.name, isVisible: city.isVisible };
    const after = { name: input.name ?? before.name, isVisible: input.isVisible ?? before.isVisible };
    if (after.name === before.name && after.isVisible === before.isVisible) return city.id;
    await manager.update(City, city.id, after);
    await recordAction(ctx, manager, 'city.update', city.id, { before, after });
    return city.id;
  });
  return managedCityById(ctx.db.reads, cityId);
}

/** Administrators: removes a city; CONFLICT while companies are in it. */
export async function removeCity(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // The lock blocks companies from taking the city meanwhile.
    const city = await lockRow(manager, City, id, CITY_NOT_FOUND);
    const users: unknown[] = await manager.query('SELECT FROM companies WHERE city_id = $1 LIMIT 1', [
      city.id,
    ]);
    if (users.length > 0) throw conflict('Há empresas nesta cidade. Oculte-a em vez de remover.');
    await manager.delete(City, city.id);
    await recordAction(ctx, manager, 'city.remove', city.id, {
      before: { name: city.name, state: city.state, ibgeCode: city.ibgeCode },
    });
    return true;
  });
}
