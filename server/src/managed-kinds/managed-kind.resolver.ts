import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { Kind } from '../kinds/kind.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { KindWord, KindWordArgs, KindWordPreview } from './kind-word.ts';
import { addKindWord, kindWordPreview, removeKindWord, wordsOf } from './kind-words.ts';
import {
  CreateKindInput,
  ManagedKind,
  ManagedKindPage,
  ManagedKindsArgs,
  UpdateKindInput,
} from './managed-kind.ts';
import { KIND_NOT_FOUND, managedKind, managedKinds } from './read-managed-kinds.ts';
import { createKind, removeKind, updateKind } from './write-kind.ts';

const lookUpKind = lookUpRow('kinds', KIND_NOT_FOUND, 'kindId');

@ForKeys('catalog')
@Resolver(() => ManagedKind)
export class ManagedKindResolver {
  @MayCall('admin')
  @Query(() => ManagedKindPage, { description: 'Administrators only: all kinds of business.' })
  adminKinds(@Ctx() ctx: Context, @Args() args: ManagedKindsArgs): Promise<ManagedKindPage> {
    return managedKinds(ctx, args);
  }

  @MayCall('admin')
  @Query(() => ManagedKind, { description: 'Administrators only: one kind of business.' })
  adminKind(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ManagedKind> {
    return managedKind(ctx, id);
  }

  @FieldResolver(() => Kind, { nullable: true, description: 'The kind that covers it; null for most.' })
  async broader(@Ctx() ctx: Context, @Root() { broaderId }: ManagedKind): Promise<Kind | null> {
    return broaderId === null ? null : ((await kindsByIds(ctx, [broaderId]))[0] ?? null);
  }

  @FieldResolver(() => [KindWord], { description: 'Words that people use for it, at most 200.' })
  words(@Ctx() ctx: Context, @Root() { id }: ManagedKind): Promise<KindWord[]> {
    return wordsOf(ctx, id);
  }

  @MayCall('admin')
  @Mutation(() => ManagedKind, {
    description: 'Administrators only: creates a kind. BAD_USER_INPUT for an existing name.',
  })
  async createKind(@Ctx() ctx: Context, @Arg('input') input: CreateKindInput): Promise<ManagedKind> {
    return managedKind(ctx, await createKind(ctx, input));
  }

  @MayCall('admin', lookUpRow('kinds', KIND_NOT_FOUND))
  @Mutation(() => ManagedKind, { description: 'Administrators only: changes what is sent.' })
  async updateKind(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateKindInput,
  ): Promise<ManagedKind> {
    return managedKind(ctx, await updateKind(ctx, id, input));
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description: 'Administrators only: removes a kind and its words. CONFLICT while companies have it.',
  })
  removeKind(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return removeKind(ctx, id);
  }

  @MayCall('admin', lookUpKind)
  @Mutation(() => ManagedKind, {
    description:
      'Administrators only: adds a word to a kind; searches for it find its companies at once. BAD_USER_INPUT for a word that it has.',
  })
  async addKindWord(@Ctx() ctx: Context, @Args() args: KindWordArgs): Promise<ManagedKind> {
    return managedKind(ctx, await addKindWord(ctx, args));
  }

  @MayCall('admin')
  @Mutation(() => ManagedKind, {
    description: 'Administrators only: removes a word from a kind. NOT_FOUND when it has no such word.',
  })
  async removeKindWord(
    @Ctx() ctx: Context,
    @Arg('kindId', () => ID, { description: 'Id of the kind.' }) kindId: string,
    @Arg('word', { description: 'In any case and number, with or without accents.' }) word: string,
  ): Promise<ManagedKind> {
    return managedKind(ctx, await removeKindWord(ctx, { kindId, word }));
  }

  @MayCall('admin', lookUpKind)
  @Query(() => KindWordPreview, {
    description: 'Administrators only: what a word would find as a word of a kind; changes nothing.',
  })
  kindWordPreview(@Ctx() ctx: Context, @Args() args: KindWordArgs): Promise<KindWordPreview> {
    return kindWordPreview(ctx, args);
  }
}

@Resolver(() => KindWord)
export class KindWordResolver {
  @FieldResolver(() => [Kind], { description: 'Other kinds with the same word.' })
  alsoOf(@Ctx() ctx: Context, @Root() { otherKindIds }: KindWord): Promise<Kind[]> {
    return kindsByIds(ctx, otherKindIds);
  }
}
