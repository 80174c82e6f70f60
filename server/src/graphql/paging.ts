import { Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

export const PAGE_SIZE = 16;

/** Pages are counted from 1 and hold 1 to 100 rows. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page, counted from 1.' })
  @Min(1, { message: 'A página começa em 1.' })
  @Max(1_000_000, { message: 'Não há tantas páginas.' })
  page: number = 1;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Rows a page, 1 to 100.' })
  @Min(1, { message: 'Peça ao menos 1 por página.' })
  @Max(100, { message: 'Peça no máximo 100 por página.' })
  perPage: number = PAGE_SIZE;
}

export interface Page<Item> {
  items: Item[];
  page: number;
  perPage: number;
  lastPage: number;
  total: number;
}

/** Makes the GraphQL class of a page of `item`; the child class names it. */
export function pageOf<Item extends object>(item: ClassType<Item>) {
  @ObjectType({ simpleResolvers: true })
  abstract class PageClass implements Page<Item> {
    @Field(() => [item], { description: 'Rows of this page.' })
    items!: Item[];

    @Field(() => Int, { description: 'This page, counted from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Rows a page.' })
    perPage!: number;

    @Field(() => Int, { description: 'Number of the last page, at least 1.' })
    lastPage!: number;

    @Field(() => Int, { description: 'Number of rows of the list.' })
    total!: number;
  }
  return PageClass;
}

export function toPage<Item>(items: Item[], total: number, args: PageArgs): Page<Item> {
  const { page, perPage } = args;
  return { items, total, page, perPage, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}
