import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { createCity, managedCities, removeCity, updateCity } from './managed-cities.ts';
import {
  CreateCityInput,
  ManagedCitiesArgs,
  ManagedCity,
  ManagedCityPage,
  UpdateCityInput,
} from './managed-city.ts';

/** What administrators do with cities. */
@Resolver()
export class ManagedCityResolver {
  @Query(() => ManagedCityPage, { description: 'Administrators only: all cities, hidden ones too.' })
  adminCities(@Ctx() ctx: Context, @Args() args: ManagedCitiesArgs): Promise<ManagedCityPage> {
    return managedCities(ctx, args);
  }

  @Mutation(() => ManagedCity, {
    description: 'Administrators only: a new city. BAD_USER_INPUT for a name that its state has.',
  })
  createCity(@Ctx() ctx: Context, @Arg('input') input: CreateCityInput): Promise<ManagedCity> {
    return createCity(ctx, input);
  }

  @Mutation(() => ManagedCity, { description: 'Administrators only: renames, hides or shows a city.' })
  updateCity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateCityInput,
  ): Promise<ManagedCity> {
    return updateCity(ctx, id, input);
  }

  @Mutation(() => Boolean, {
    description: 'Administrators only: removes a city. CONFLICT while companies are in it.',
  })
  removeCity(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return removeCity(ctx, id);
  }
}
