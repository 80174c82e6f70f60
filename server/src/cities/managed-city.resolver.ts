import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { createCity, removeCity, updateCity } from './managed-cities.ts';
import {
  CreateCityInput,
  ManagedCitiesArgs,
  ManagedCity,
  ManagedCityPage,
  UpdateCityInput,
} from './managed-city.ts';
import { CITY_NOT_FOUND, managedCities } from './read-managed-cities.ts';

/** Cities for administrators. */
@Resolver()
export class ManagedCityResolver {
  @MayCall('admin')
  @Query(() => ManagedCityPage, { description: 'Administrators only: all cities, hidden ones too.' })
  adminCities(@Ctx() ctx: Context, @Args() args: ManagedCitiesArgs): Promise<ManagedCityPage> {
    return managedCities(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => ManagedCity, {
    description: 'Administrators only: creates a city. BAD_USER_INPUT for an existing name in its state.',
  })
  createCity(@Ctx() ctx: Context, @Arg('input') input: CreateCityInput): Promise<ManagedCity> {
    return createCity(ctx, input);
  }

  @MayCall('admin', lookUpRow('cities', CITY_NOT_FOUND))
  @Mutation(() => ManagedCity, { description: 'Administrators only: renames, hides or shows a city.' })
  updateCity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateCityInput,
  ): Promise<ManagedCity> {
    return updateCity(ctx, id, input);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description: 'Administrators only: removes a city. CONFLICT while companies are in it.',
  })
  removeCity(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return removeCity(ctx, id);
  }
}
