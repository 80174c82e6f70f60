import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { demoData, removeDemoData } from './demo-data.ts';
import { DemoData } from './demo-data.types.ts';

@Resolver(() => DemoData)
export class DemoDataResolver {
  @MayCall('admin')
  @Query(() => DemoData, { description: 'Administrators only: how much of the demonstration is there.' })
  demoData(@Ctx() ctx: Context): Promise<DemoData> {
    return demoData(ctx);
  }

  @MayCall('admin')
  @Mutation(() => DemoData, {
    description:
      'Administrators only: removes the demonstration and keeps what is real; returns what was removed.',
  })
  removeDemoData(@Ctx() ctx: Context): Promise<DemoData> {
    return removeDemoData(ctx);
  }
}
