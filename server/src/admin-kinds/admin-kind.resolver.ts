import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { Kind } from '../kinds/kind.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { AdminKind, AdminKindPage, AdminKindsArgs, CreateKindInput, UpdateKindInput } from './admin-kind.ts';
import { KindWord, KindWordArgs, KindWordPreview } from './kind-word.ts';
import { addKindWord, adminKindWordPreview, removeKindWord, wordsOf } from './kind-words.ts';
import { KIND_NOT_FOUND, KINDS } from './kinds.list.ts';
import { createKind, deleteKind, updateKind } from './write-kind.ts';

const lookUpKind = lookUpRow('kinds', KIND_NOT_FOUND, 'kindId');

@ForKeys('catalog')
@Resolver(() => AdminKind)
export class AdminKindResolver {
  @MayCall('seeLists')
  @Query(() => AdminKindPage, { description: 'Administrators only: all kinds of business.' })
  adminKinds(@Ctx() ctx: Context, @Args() args: AdminKindsArgs): Promise<AdminKindPage> {
    return adminPage(ctx, KINDS, args);
  }

  @MayCall('seeLists')
  @Query(() => AdminKind, { description: 'Administrators only: one kind of business.' })
  adminKind(@Ctx() ctx: Context, @IdOf('kind') id: string): Promise<AdminKind> {
    return adminItem(ctx, KINDS, id);
  }

  @FieldResolver(() => Kind, { nullable: true, description: 'The kind that covers it; null for most.' })
  async broader(@Ctx() ctx: Context, @Root() { broaderId }: AdminKind): Promise<Kind | null> {
    return broaderId === null ? null : ((await kindsByIds(ctx, [broaderId]))[0] ?? null);
  }

  @FieldResolver(() => [KindWord], { description: 'Words that people use for it, at most 200.' })
  words(@Ctx() ctx: Context, @Root() { id }: AdminKind): Promise<KindWord[]> {
    return wordsOf(ctx, id);
  }

  @MayCall('manageCatalog')
  @Mutation(() => AdminKind, {
    description: 'Administrators only: creates a kind. BAD_USER_INPUT for an existing name.',
  })
  async createKind(@Ctx() ctx: Context, @Input('The new kind.') input: CreateKindInput): Promise<AdminKind> {
    return adminItem(ctx, KINDS, await createKind(ctx, input));
  }

  @MayCall('manageCatalog', lookUpRow('kinds', KIND_NOT_FOUND))
  @Mutation(() => AdminKind, { description: 'Administrators only: changes what is sent.' })
  async updateKind(
    @Ctx() ctx: Context,
    @IdOf('kind') id: string,
    @Input('What changes in the kind.') input: UpdateKindInput,
  ): Promise<AdminKind> {
    return adminItem(ctx, KINDS, await updateKind(ctx, id, input));
  }

  @MayCall('manageCatalog')
  @Mutation(() => Deletion, {
    description: 'Administrators only: removes a kind and its words. CONFLICT while companies have it.',
  })
  deleteKind(@Ctx() ctx: Context, @IdOf('kind') id: string): Promise<Deletion> {
    return deleteKind(ctx, id);
  }

  @MayCall('manageCatalog', lookUpKind)
  @Mutation(() => AdminKind, {
    description:
      'Administrators only: adds a word to a kind; searches for it find its companies at once. BAD_USER_INPUT for a word that it has.',
  })
  async addKindWord(@Ctx() ctx: Context, @Args() args: KindWordArgs): Promise<AdminKind> {
    return adminItem(ctx, KINDS, await addKindWord(ctx, args));
  }

  @MayCall('manageCatalog')
  @Mutation(() => AdminKind, {
    description: 'Administrators only: removes a word from a kind. NOT_FOUND when it has no such word.',
  })
  async removeKindWord(
    @Ctx() ctx: Context,
    @Arg('kindId', () => ID, { description: 'Id of the kind.' }) kindId: string,
    @Arg('word', { description: 'In any case and number, with or without accents.' }) word: string,
  ): Promise<AdminKind> {
    return adminItem(ctx, KINDS, await removeKindWord(ctx, { kindId, word }));
  }

  @MayCall('manageCatalog', lookUpKind)
  @Query(() => KindWordPreview, {
    description: 'Administrators only: what a word would find as a word of a kind; changes nothing.',
  })
  adminKindWordPreview(@Ctx() ctx: Context, @Args() args: KindWordArgs): Promise<KindWordPreview> {
    return adminKindWordPreview(ctx, args);
  }
}

@Resolver(() => KindWord)
export class KindWordResolver {
  @FieldResolver(() => [Kind], { description: 'Other kinds with the same word.' })
  alsoOf(@Ctx() ctx: Context, @Root() { otherKindIds }: KindWord): Promise<Kind[]> {
    return kindsByIds(ctx, otherKindIds);
  }
}
