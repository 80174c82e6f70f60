import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { conflict } from '../shared/errors.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { AdminCitiesArgs, AdminCity, AdminCityPage, CreateCityInput, UpdateCityInput } from './admin-city.ts';
import { CITIES, CITY_NOT_FOUND } from './cities.list.ts';
import { City, citiesByIds } from './city.ts';
import { nearestCities } from './match-cities.ts';

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

  @MayCall('seeLists')
  @Query(() => AdminCityPage, { description: 'Administrators only: all cities, hidden ones too.' })
  adminCities(@Ctx() ctx: Context, @Args() args: AdminCitiesArgs): Promise<AdminCityPage> {
    return adminPage(ctx, CITIES, args);
  }

  @MayCall('manageCatalog')
  @Mutation(() => AdminCity, {
    description: 'Administrators only: creates a city. BAD_USER_INPUT for an existing name in its state.',
  })
  async createCity(
    @Ctx() ctx: Context,
    @Input('The new city.') { name, state, population, latitude, longitude }: CreateCityInput,
  ): Promise<AdminCity> {
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
    return adminItem(ctx, CITIES, id);
  }

  @MayCall('manageCatalog', lookUpRow('cities', CITY_NOT_FOUND))
  @Mutation(() => AdminCity, { description: 'Administrators only: renames, hides or shows a city.' })
  async updateCity(
    @Ctx() ctx: Context,
    @IdOf('city') id: string,
    @Input('What changes in the city.') { name, isVisible }: UpdateCityInput,
  ): Promise<AdminCity> {
    const { now } = await ctx.db.transaction(async (manager) =>
      updateRecorded(ctx, manager, {
        entity: City,
        row: await lockRow(manager, City, id, CITY_NOT_FOUND),
        changes: { name: name ?? undefined, isVisible: isVisible ?? undefined },
        action: 'city.update',
        isNamed: true,
      }),
    );
    return adminItem(ctx, CITIES, now.id);
  }

  @MayCall('manageCatalog')
  @Mutation(() => Deletion, {
    description: 'Administrators only: removes a city. CONFLICT while companies are in it.',
  })
  deleteCity(@Ctx() ctx: Context, @IdOf('city') id: string): Promise<Deletion> {
    return ctx.db.transaction(async (manager) => {
      // The lock blocks companies from taking the city meanwhile.
      const { name, state, ibgeCode, ...city } = await lockRow(manager, City, id, CITY_NOT_FOUND);
      const existsWhere = (condition: string) =>
        `EXISTS (SELECT FROM companies WHERE city_id = $1 AND rejected_at IS ${condition})`;
      const [usage]: Array<{ isUsed: boolean; hasRejected: boolean }> = await manager.query(
        `SELECT ${existsWhere('NULL')} AS "isUsed", ${existsWhere('NOT NULL')} AS "hasRejected"`,
        [city.id],
      );
      if (usage?.isUsed) throw conflict('Há empresas nesta cidade. Oculte-a em vez de remover.');
      if (usage?.hasRejected)
        throw conflict(
          'Só há empresas rejeitadas nesta cidade, que ficam guardadas por um ano. Oculte-a em vez de remover.',
        );
      await manager.delete(City, city.id);
      await recordAction(ctx, manager, 'city.remove', city.id, { before: { name, state, ibgeCode } });
      return { id: city.id };
    });
  }
}
