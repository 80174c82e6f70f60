import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { conflict } from '../shared/errors.ts';
import { citiesByIds } from './cities.ts';
import { City } from './city.ts';
import {
  CreateCityInput,
  ManagedCitiesArgs,
  ManagedCity,
  ManagedCityPage,
  UpdateCityInput,
} from './managed-city.ts';
import { nearestCities } from './match-cities.ts';
import { CITY_NOT_FOUND, managedCities, managedCity } from './read-managed-cities.ts';

@ForKeys('catalog', { cities: 'any' })
@Resolver()
export class CityResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [City], {
    description: 'Cities with a similar name, the best match first; at most 20.',
  })
  async cities(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'Beginning of a name, or a misspelt name.' }) q: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: '1 to 20.' }) limit: number,
  ): Promise<City[]> {
    ctx.answer.tags.add('cities');
    const ids = await nearestCities(ctx.db.searches, q, Math.min(Math.max(limit, 1), 20));
    return citiesByIds(ctx.db.searches, ids);
  }

  @MayCall('admin')
  @Query(() => ManagedCityPage, { description: 'Administrators only: all cities, hidden ones too.' })
  adminCities(@Ctx() ctx: Context, @Args() args: ManagedCitiesArgs): Promise<ManagedCityPage> {
    return managedCities(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => ManagedCity, {
    description: 'Administrators only: creates a city. BAD_USER_INPUT for an existing name in its state.',
  })
  async createCity(
    @Ctx() ctx: Context,
    @Arg('input') { name, state, population, latitude, longitude }: CreateCityInput,
  ): Promise<ManagedCity> {
    const id = await ctx.db.transaction(async (manager) => {
      // Brasília, where a state has no city at all.
      const [middle]: [Pick<City, 'latitude' | 'longitude'>] = await manager.query(
        `SELECT coalesce(avg(latitude), -15.78) AS latitude, coalesce(avg(longitude), -47.93) AS longitude
         FROM cities WHERE state = $1`,
        [state],
      );
      const city = await manager.save(City, {
        name,
        state,
        population: population ?? 0,
        latitude: latitude ?? middle.latitude,
        longitude: longitude ?? middle.longitude,
      });
      await recordAction(ctx, manager, 'city.create', city.id, { after: { name, state } });
      return city.id;
    });
    return managedCity(ctx, id);
  }

  @MayCall('admin', lookUpRow('cities', CITY_NOT_FOUND))
  @Mutation(() => ManagedCity, { description: 'Administrators only: renames, hides or shows a city.' })
  async updateCity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') { name, isVisible }: UpdateCityInput,
  ): Promise<ManagedCity> {
    const { now } = await ctx.db.transaction(async (manager) =>
      updateRecorded(ctx, manager, {
        entity: City,
        row: await lockRow(manager, City, id, CITY_NOT_FOUND),
        sent: { name: name ?? undefined, isVisible: isVisible ?? undefined },
        action: 'city.update',
        isNamed: true,
      }),
    );
    return managedCity(ctx, now.id);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description: 'Administrators only: removes a city. CONFLICT while companies are in it.',
  })
  removeCity(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return ctx.db.transaction(async (manager) => {
      // The lock blocks companies from taking the city meanwhile.
      const { name, state, ibgeCode, ...city } = await lockRow(manager, City, id, CITY_NOT_FOUND);
      const users: unknown[] = await manager.query('SELECT FROM companies WHERE city_id = $1 LIMIT 1', [
        city.id,
      ]);
      if (users.length > 0) throw conflict('Há empresas nesta cidade. Oculte-a em vez de remover.');
      await manager.delete(City, city.id);
      await recordAction(ctx, manager, 'city.remove', city.id, { before: { name, state, ibgeCode } });
      return true;
    });
  }
}
